import { describe, expect, it } from 'vitest';
import type { CartChange } from '#src/cart/changes/queue.ts';
import { optimisticPieces, shownMiniBag, shownPage } from '#src/cart/changes/shown.ts';
import { details, line, miniBag } from '../bag.ts';

const update: CartChange = { kind: 'update', lineId: 'L1', quantity: 3 };
const add: CartChange = { kind: 'add', variantId: 'v2', productId: 'p2', quantity: 2 };
const back: CartChange = { ...add, line: line({ id: 'L2' }) };

/** Changes of order 55, and of a bag without an order. */
const changesOf = (orderId: string | null) =>
  ({ 55: [update], none: [add, { ...back, variantId: 'v3' }] })[orderId ?? 'none'] ?? [];
const none = () => [];

describe('a bag as it is shown', () => {
  it('has the changes of its order', () => {
    expect(shownMiniBag({ status: 'loaded', bag: miniBag() }, changesOf)).toMatchObject({
      status: 'loaded',
      bag: { count: 3 },
    });
    expect(shownPage({ status: 'loaded', details: details() }, changesOf)).toMatchObject({
      status: 'loaded',
      details: { lines: [{ quantity: 3 }] },
    });
  });

  it('stays the same one without changes', () => {
    const [bag, page] = [miniBag(), details()];
    const states = [{ status: 'loaded', bag }, { status: 'empty' }, { status: 'unknown' }] as const;
    for (const truth of states) expect(shownMiniBag(truth, none)).toBe(truth);
    const pages = [
      { status: 'loaded', details: page },
      { status: 'empty' },
      { status: 'loading' },
    ] as const;
    for (const truth of pages) expect(shownPage(truth, none)).toBe(truth);
  });
});

it('counts pieces against the bag or an empty bag, and not while unknown', () => {
  expect(optimisticPieces({ status: 'loaded', bag: miniBag() }, changesOf)).toBe(2);
  expect(optimisticPieces({ status: 'loaded', bag: miniBag() }, none)).toBe(0);
  expect(optimisticPieces({ status: 'empty' }, changesOf)).toBe(4);
  expect(optimisticPieces({ status: 'unknown' }, changesOf)).toBe(0);
});
