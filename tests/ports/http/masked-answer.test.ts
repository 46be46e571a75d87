import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  pattern,
  string,
  type,
} from 'superstruct';
import { describe, expect, it } from 'vitest';
import { dictionary, taggedUnion } from '#src/kernel/struct.ts';
import { validItems, optionalLenient, requiredItems } from '#src/kernel/tolerant.ts';
import { maskedAnswer } from '#src/ports/http/masked-answer.ts';

const Answer = type({
  orderId: string(),
  placed: string(),
  day: string(),
  total: pattern(string(), /^\d+\.\d{2}$/),
  fee: pattern(string(), /^\d+\.\d{2}$/),
  currency: pattern(string(), /^[A-Z]{3}$/),
  state: enums(['open', 'closed']),
  items: requiredItems(
    type({ id: string(), count: integer(), parentId: optionalLenient(string()) }),
  ),
  notes: validItems(string()),
  isGift: boolean(),
  link: optional(string()),
  nothing: nullable(string()),
  byId: dictionary(object({ name: string() })),
  way: taggedUnion('kind', { post: object({ kind: enums(['post']), town: string() }) }),
  more: optional(array(string())),
});

const RAW = {
  orderId: 'A-701001',
  placed: '2026-03-05T17:21:09.120+01:00',
  day: '1987-11-30',
  total: '129.90',
  fee: '129.90',
  currency: 'GBP',
  state: 'open',
  items: [{ id: 'A-701001', count: 12, parentId: 'line-4' }],
  notes: ['Ring at Lindqvist'],
  isGift: true,
  link: 'https://shop.example/mira',
  nothing: null,
  byId: { mira: { name: 'Mira' } },
  way: { kind: 'post', town: 'Shoreditch' },
  phone: '+44 20 7946 0958',
};

describe('a masked answer', () => {
  const masked = maskedAnswer(RAW, Answer) as typeof RAW;

  it('matches its struct, and has only the form of the original', () => {
    expect(Answer.is(masked) || Answer.create(masked)).toBeTruthy();
    const text = JSON.stringify(masked);
    for (const said of [
      /701001/,
      /2026|17:21/,
      /1987/,
      /129/,
      /GBP/,
      /Lindqvist/,
      /mira/i,
      /Shoreditch/,
      /7946/,
    ])
      expect(text).not.toMatch(said);
  });

  it('lacks fields that its struct does not name', () => {
    expect(masked).not.toHaveProperty('phone');
    expect(masked).not.toHaveProperty('more');
  });

  it('keeps values that the struct lists, booleans and null', () => {
    expect(masked).toMatchObject({
      state: 'open',
      isGift: true,
      nothing: null,
      way: { kind: 'post' },
    });
  });

  it('keeps equal ids equal, and makes equal amounts different', () => {
    expect(masked.items[0]?.id).toBe(masked.orderId);
    expect(masked.total).not.toBe(masked.fee);
  });

  it('keeps the forms of days and times', () => {
    expect(masked.day).toMatch(/^2\d{3}-01-01$/);
    expect(masked.placed).toMatch(/^2\d{3}-01-01T00:00:00\.000\+00:00$/);
    expect(Number.isNaN(Date.parse(masked.placed))).toBe(false);
  });

  it("keeps the site's currency, and no other", () => {
    const inPounds = maskedAnswer(RAW, Answer, 'GBP') as typeof RAW;
    expect([inPounds.currency, (maskedAnswer(RAW, Answer, 'EUR') as typeof RAW).currency]).toEqual([
      'GBP',
      expect.not.stringMatching('GBP'),
    ]);
  });

  it.each([
    undefined,
    null,
    7,
    'mira',
    [],
    [[RAW]],
    { items: { mira: 1 } },
    { way: { kind: 'toString' } },
  ])('has nothing of an answer with another shape: %j', (raw) => {
    expect(JSON.stringify(maskedAnswer(raw, Answer)) ?? '').not.toMatch(/mira|7|701001/);
  });
});
