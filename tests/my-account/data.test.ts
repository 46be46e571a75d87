import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import { $data, downloadData } from '#src/my-account/privacy/data-export-model.ts';
import {
  type Collected,
  NOTHING_COLLECTED,
  dataText,
  nextStep,
  withPage,
} from '#src/my-account/privacy/data-export.ts';
import { networkError, registered, settle } from '#tests/session/shop-scope.ts';
import { ACCOUNT, areaAt } from './area.ts';

const BOOK = { addresses: [] };
const LETTERS = { isSubscribed: true, interests: ['men'] };
const CARDS = [{ id: 'c1', brand: 'visa', lastDigits: '1111', expiry: '0527', holderName: 'Ada' }];
const entry = (orderId: string) => ({
  orderId,
  status: 'shipped',
  placed: '2026-11-02T10:00:00Z',
  currency: 'GBP',
  total: 100,
  itemCount: 1,
  products: [],
});
const ALL: Collected = {
  ...NOTHING_COLLECTED,
  account: ACCOUNT,
  addresses: BOOK,
  newsletter: LETTERS,
  membership: { membershipStatus: 'NONE' },
  cards: CARDS,
};

describe('the next call', () => {
  it.each([
    ['the account', { ...ALL, account: undefined }, { account: undefined }],
    ['the membership', { ...ALL, membership: undefined }, { membership: undefined }],
    ['the saved cards', { ...ALL, cards: undefined }, { cards: undefined }],
    ['the first orders', ALL, { orders: { page: 1 } }],
    ['more orders', { ...ALL, pages: 2 }, { orders: { page: 3 } }],
    ['an order', { ...ALL, isWhole: true, orderIds: ['7'] }, { order: { orderId: '7' } }],
    ['none when all is collected', { ...ALL, isWhole: true }, undefined],
  ])('%s', (_, collected, step) => {
    expect(nextStep({ hasMembership: true, collected })).toStrictEqual(step);
  });

  it('MEM-01 omits membership in a store without the programme', () => {
    const { membership: _, ...rest } = ALL;
    expect(nextStep({ hasMembership: false, collected: rest })).toStrictEqual({
      orders: { page: 1 },
    });
  });
});

it('API-29 ends a list that is shorter than its total', () => {
  const first = withPage(NOTHING_COLLECTED, { orders: [entry('1'), entry('2')], total: 5 });
  expect(first).toMatchObject({ orderIds: ['1', '2'], pages: 1, isWhole: false });
  const second = withPage(first, { orders: [entry('2')], total: 5 });
  expect(second).toMatchObject({ orderIds: ['1', '2'], pages: 2, isWhole: true });
});

it('AUT-26 the file has all data, and can be parsed', () => {
  const text = dataText({ collected: ALL, made: '2026-11-23', wishlist: ['RL1'] });
  expect(JSON.parse(text)).toEqual({
    made: '2026-11-23',
    account: ACCOUNT,
    addresses: BOOK,
    newsletter: LETTERS,
    membership: { membershipStatus: 'NONE' },
    cards: CARDS,
    wishlist: ['RL1'],
    orders: [],
  });
});

async function asked() {
  const area = await areaAt('/myaccount/privacy');
  await area.answers.answer(ACCOUNT);
  const { scope, calls } = area;
  const asks = async () => {
    void allSettled(downloadData, { scope });
    await settle();
  };
  calls.length = 0;
  await asks();
  return {
    ...area,
    asks,
    state: () => scope.getState($data).status,
    files: () => calls.filter(({ name }) => name === 'account/saveData'),
    made: () => calls.filter(({ name }) => name.startsWith('http/data.')).map(({ name }) => name),
  };
}

it('AUT-26 collects once, one call at a time, and saves a file', async () => {
  const { asks, answers, files, made, state, factsOf } = await asked();
  await asks();
  expect(made()).toEqual(['http/data.account']);
  await answers.answer(ACCOUNT);
  await answers.answer(BOOK);
  await answers.answer(LETTERS);
  await answers.answer({ membershipStatus: 'NONE' });
  await answers.answer(CARDS);
  await answers.answer({ orders: [entry('7')], total: 1 });
  expect(files()).toEqual([]);
  await answers.answer({ ...entry('7'), items: [] });
  expect(made().slice(1)).toEqual([
    'http/data.addresses',
    'http/data.letters',
    'http/data.membership',
    'http/data.cards',
    'http/data.orders',
    'http/data.order',
  ]);
  expect(state()).toBe('saved');
  expect(factsOf().at(-1)).toBe('account/dataGathered');
  expect(files()).toEqual([
    {
      name: 'account/saveData',
      payload: {
        made: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        wishlist: [],
        collected: expect.objectContaining({
          account: ACCOUNT,
          cards: CARDS,
          orders: [expect.objectContaining({ orderId: '7' })],
        }),
      },
    },
  ]);
});

it('reports a failed call, and saves no file', async () => {
  const { answers, state, files, facts } = await asked();
  await answers.answer(ACCOUNT);
  await answers.fail(networkError);
  expect(state()).toBe('failed');
  expect(files()).toEqual([]);
  expect(facts).toContainEqual({
    name: 'account/dataNotGathered',
    payload: { errorKey: 'network' },
  });
});

it('SES-13 drops a late answer for a previous shopper', async () => {
  const { answers, looksAgain, asks, made, state } = await asked();
  await looksAgain({ ...registered(), userId: '10002' });
  await asks();
  expect(made()).toHaveLength(1);
  await answers.answer(ACCOUNT);
  expect(state()).toBe('idle');
});

it('redacts the file’s personal data in the log', () => {
  const unit = findUnit('account/saveData');
  const redact = unit?.kind === 'port' ? unit.params.redact : null;
  const text = JSON.stringify(
    redact?.({ made: '2026-11-23', wishlist: [], collected: ALL }, createPseudonyms()),
  );
  expect(text).toContain('2026-11-23');
  expect(text).not.toMatch(/ada|example"|1111|0527/i);
});
