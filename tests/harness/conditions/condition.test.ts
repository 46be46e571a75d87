import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import {
  type Condition,
  type ConditionProblem,
  readCondition,
} from '#harness/conditions/condition.ts';
import { meets } from '#harness/conditions/meets.ts';
import { problemText } from '#harness/conditions/problem-text.ts';

function condition(text: string): Condition {
  const found = readCondition(text);
  if ('problem' in found) throw new Error(problemText(found));
  return found;
}

function problem(text: string): ConditionProblem {
  const found = readCondition(text);
  if (!('problem' in found)) throw new Error(`${text} is a condition`);
  return found;
}

describe('a condition', () => {
  it('compares a path of a store with a value', () => {
    expect(condition('cart/bagPage.details.total < 0')).toEqual({
      of: 'state',
      name: 'cart/bagPage',
      wish: { kind: 'compared', path: ['details', 'total'], is: '<', value: 0 },
    });
    expect(condition('state:cart/bagPage.details.total<0')).toEqual(
      condition(' cart/bagPage.details.total   <   0 '),
    );
    expect(condition('session/userInfo.status == "registered"').wish).toMatchObject({ is: '=' });
    expect(condition('session/userInfo.status !== "registered"').wish).toMatchObject({ is: '!=' });
    expect(condition('cart/piecesAhead >= -1').wish).toMatchObject({ is: '>=', value: -1 });
  });

  it('accepts a path as the studio writes it', () => {
    expect(condition('cart/bagPage.details.lines[0].quantity = 3')).toEqual(
      condition('cart/bagPage.details.lines.0.quantity = 3'),
    );
    expect(condition('fact:cart/itemAdded {"productId":"A[0]"}').wish).toEqual({
      kind: 'parts',
      parts: { productId: 'A[0]' },
    });
  });

  it('requires a value at a path, or none', () => {
    expect(condition('cart/bagError').wish).toEqual({ kind: 'something', path: [] });
    expect(condition('!cart/miniBag.bag.lines.0').wish).toEqual({
      kind: 'nothing',
      path: ['bag', 'lines', '0'],
    });
  });

  it('matches a fact, an input or a call, and its payload', () => {
    expect(condition('cart/itemAdded')).toMatchObject({ of: 'fact', wish: { kind: 'any' } });
    expect(condition('cart/changeQuantity.quantity > 1')).toMatchObject({
      of: 'input',
      name: 'cart/changeQuantity',
      wish: { path: ['quantity'] },
    });
    expect(condition('fact:cart/itemAdded {"productId":"RL0101RAW"}').wish).toEqual({
      kind: 'parts',
      parts: { productId: 'RL0101RAW' },
    });
  });

  it('matches a call by its name, which contains a dot, and its answer', () => {
    expect(condition('http/cart.updateLine.quantity = 2')).toMatchObject({
      of: 'call',
      name: 'http/cart.updateLine',
      wish: { path: ['quantity'] },
    });
    expect(condition('answer:http/cart.details.total = 0')).toMatchObject({
      of: 'answer',
      name: 'http/cart.details',
    });
    expect(condition('failure:http/cart.updateLine.status = 503').of).toBe('failure');
  });

  it.each<[string, ConditionProblem['problem'], RegExp]>([
    ['  ', 'empty', /There is no condition/],
    ['total < 0', 'form', /total < 0 is no condition/],
    ['store:cart/miniBag', 'form', /is no condition/],
    ['!cart/miniBag.status = "empty"', 'form', /is no condition/],
    ['cart/minibag.bag', 'unknown', /no store, fact, input or call .* nearest is cart\/miniBag\./],
    ['http/cart.detail.total', 'unknown', /nearest is http\/cart\.details\./],
    ['fact:cart/miniBag', 'unknown', /There is no fact cart\/miniBag\./],
    // A command follows from what is recorded, and is in no record.
    ['cart/readMiniBag', 'unknown', /no store, fact, input or call cart\/readMiniBag/],
    ['cart/bagPage.details.totl < 0', 'place', /^cart\/bagPage has no details\.totl\.$/],
    ['cart/bagPage.status.code', 'place', /^cart\/bagPage has no status\.code\.$/],
    ['cart/miniBag.bag.lines.first', 'place', /has no bag\.lines\.first/],
    ['cart/changeQuantity.amount > 1', 'place', /^cart\/changeQuantity has no amount\.$/],
    ['session/userInfo.status = registered', 'value', /registered is no JSON .* quotes/],
    ['cart/piecesAhead <', 'value', /is no JSON value/],
    ['cart/itemAdded {productId}', 'parts', /is no JSON/],
    ['cart/itemAdded.productId {"a":1}', 'parts', /follows a place/],
    ['!cart/itemAdded', 'moment', /cannot be negated/],
  ])('refuses %s: %s', (text, kind, words) => {
    expect(problem(text).problem).toBe(kind);
    expect(problemText(problem(text))).toMatch(words);
  });
});

describe('a value', () => {
  const bag = {
    status: 'loaded',
    details: { total: -1, lines: [{ id: 'one' }, { id: 'two' }], gift: null, isNew: false },
  };
  const isMet = (text: string, value: unknown) => meets(value, condition(text).wish);

  it('is compared at its place', () => {
    expect(isMet('cart/bagPage.details.total < 0', bag)).toBe(true);
    expect(isMet('cart/bagPage.details.total < -1', bag)).toBe(false);
    expect(isMet('cart/bagPage.details.total <= -1', bag)).toBe(true);
    expect(isMet('cart/bagPage.details.total >= 0', bag)).toBe(false);
    expect(isMet('cart/bagPage.details.total > -2', bag)).toBe(true);
    expect(isMet('cart/bagPage.status != "loaded"', bag)).toBe(false);
    expect(isMet('cart/bagPage.details.lines.length = 2', bag)).toBe(true);
    expect(isMet('cart/bagPage.details.lines.1.id = "two"', bag)).toBe(true);
  });

  it('is neither less nor more than a value of another type or a missing one', () => {
    expect(isMet('cart/bagPage.details.total < "0"', bag)).toBe(false);
    expect(isMet('cart/bagPage.details.total < 0', { status: 'closed' })).toBe(false);
    expect(isMet('cart/bagPage.details.total != 0', { status: 'closed' })).toBe(true);
  });

  it('is missing at a path if it is absent, null or false', () => {
    expect(isMet('cart/bagPage.details.lines.1', bag)).toBe(true);
    expect(isMet('!cart/bagPage.details.lines.2', bag)).toBe(true);
    expect(isMet('cart/bagPage.details.gift', bag)).toBe(false);
    expect(isMet('!cart/miniBag.bag', null)).toBe(true);
  });

  it('has no properties of its prototype', () => {
    expect(meets({}, { kind: 'something', path: ['constructor'] })).toBe(false);
  });

  it('matches the requested parts, whatever else it has', () => {
    const added = { productId: 'RL0101RAW', quantity: 1 };
    expect(isMet('cart/itemAdded {"productId":"RL0101RAW"}', added)).toBe(true);
    expect(isMet('cart/itemAdded {"productId":"other"}', added)).toBe(false);
  });
});
