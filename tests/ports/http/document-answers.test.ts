import { expect, it, vi } from 'vitest';
import type { AnyEffect } from '#src/event-log/units.ts';
import '#src/app/whole-model.ts';
import { declaredCalls } from '#src/ports/http/call.ts';
import { answersFirst, answersHeld } from '#src/ports/http/document-answers.ts';

function effectOf(name: string): AnyEffect {
  for (const [effect, call] of declaredCalls()) if (call.name === name) return effect;
  throw new Error(`There is no call ${name}`);
}

const PRODUCT = effectOf('product.byId');
const answer = { call: 'product.byId', params: { productId: 'RL1' }, value: { id: 'RL1' } };

it('returns an answer of the document at once, and once', () => {
  const live = vi.fn<(params: unknown) => unknown>(() => 'live');
  const handler = answersFirst([answer], { get: () => live }).get(PRODUCT);
  expect(handler?.({ productId: 'RL1' })).toEqual({ id: 'RL1' });
  expect(live).not.toHaveBeenCalled();
  expect(handler?.({ productId: 'RL1' })).toBe('live');
});

it('returns it again while offline, and otherwise the current answer', async () => {
  const refused = { kind: 'http' as const, status: 404, errors: [] };
  const live = vi
    .fn<(params: unknown) => unknown>()
    .mockRejectedValueOnce({ kind: 'network' })
    .mockRejectedValueOnce(refused)
    .mockResolvedValueOnce({ id: 'RL1', name: 'newer' });
  const handler = answersFirst([answer], { get: () => live }).get(PRODUCT);
  const ask = async () => await handler?.({ productId: 'RL1' });
  expect(await ask()).toEqual({ id: 'RL1' });
  expect(await ask()).toEqual({ id: 'RL1' });
  await expect(ask()).rejects.toEqual(refused);
  expect(await ask()).toEqual({ id: 'RL1', name: 'newer' });
});

it('sends calls that the document does not answer', () => {
  const handler = answersFirst([answer], { get: () => () => 'live' }).get(PRODUCT);
  expect(handler?.({ productId: 'RL2' })).toBe('live');
});

it('rejects with a failure of the document', () => {
  const error = { kind: 'http' as const, status: 404, errors: [] };
  const failed = { call: 'product.byId', params: { productId: 'RL1' }, error };
  const handler = answersFirst([failed], { get: () => () => 'live' }).get(PRODUCT);
  expect(() => handler?.({ productId: 'RL1' })).toThrow(expect.objectContaining({ status: 404 }));
});

it.each(['session.userInfo', 'stock.inventory'])(
  'never answers %s from the document, because it is personal or changes quickly',
  (call) => {
    const forged = { call, params: null, value: 'forged' };
    const handler = answersFirst([forged], { get: () => () => 'live' }).get(effectOf(call));
    expect(handler?.(null)).toBe('live');
  },
);

it('holds answers until hydration, in their order', async () => {
  let listens: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (listens = resolve));
  const told: string[] = [];
  const handler = answersHeld(until, { get: () => async (params) => params }).get(PRODUCT);
  const asked = ['first', 'second'].map(async (one) => told.push(String(await handler?.(one))));
  await Promise.resolve();
  expect(told).toEqual([]);
  listens();
  await Promise.all(asked);
  expect(told).toEqual(['first', 'second']);
});

it('holds a rejection as well', async () => {
  const handler = answersHeld(Promise.resolve(), {
    get: () => () => Promise.reject(new Error('no line')),
  }).get(PRODUCT);
  await expect(handler?.(null)).rejects.toThrow('no line');
});
