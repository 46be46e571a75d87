import { describe, expect, it } from 'vitest';
import { decideAdd } from '#src/product/choice/add-decision.ts';
import {
  type Availability,
  availabilityOf,
  isUnbuyable,
} from '#src/product/choice/availability.ts';
import { obstacleOf, stateOf } from '#src/product/choice/size-notes.ts';
import { type SizeAxisChoice, sizeAxes } from '#src/product/choice/sizes.ts';
import { EMPTY_SELECTOR, selectAxis } from '#src/product/selector.ts';
import {
  allInBag,
  buyable,
  comingSoon,
  lowOnStock,
  product,
  sized,
  soldOut,
  waistsAndLengths,
} from '../products.ts';

const LOW = 3;
const ALL: readonly Availability[] = [
  { status: 'available' },
  { status: 'unknown' },
  { status: 'low', left: 2 },
  { status: 'inBag' },
  { status: 'comingSoon' },
  { status: 'outOfStock' },
];

it('STK-01 STK-02 STK-05 three stock states prevent buying', () => {
  const unbuyable = ALL.map(({ status }) => status).filter(isUnbuyable);
  expect(unbuyable).toEqual(['inBag', 'comingSoon', 'outOfStock']);
});

it('STK-09 stock is low from the highest low quantity down to one piece', () => {
  const statusOf = (buyableQuantity: number) =>
    availabilityOf({ ...buyable, buyableQuantity }, LOW);
  expect(statusOf(LOW + 1)).toEqual({ status: 'available' });
  expect(statusOf(LOW)).toEqual({ status: 'low', left: LOW });
  expect(statusOf(1)).toEqual({ status: 'low', left: 1 });
  expect(availabilityOf(allInBag, LOW)).toEqual({ status: 'inBag' });
});

describe('a size is shown', () => {
  it('STK-01 STK-02 STK-09 in one of four states', () => {
    expect(ALL.map(stateOf)).toEqual([
      'available',
      'available',
      'low',
      'out-of-stock',
      'coming-soon',
      'out-of-stock',
    ]);
  });
});

describe('an obstacle of all sizes', () => {
  const axis = (statuses: string[], chosen: string | null = null) =>
    ({
      axis: 'size',
      displayName: 'Size',
      chosen,
      choices: statuses.map((status) => ({ value: status, availability: { status } })),
    }) as SizeAxisChoice;

  it.each(['outOfStock', 'comingSoon', 'inBag'])('STK-02 is %s if all have it', (status) => {
    expect(obstacleOf([axis([status, status]), axis([status])])).toBe(status);
  });

  it.each([
    ['one size can be bought', [axis(['outOfStock', 'available'])]],
    ['a size of the second axis can be bought', [axis(['outOfStock']), axis(['low'])]],
    ['reasons differ', [axis(['outOfStock', 'comingSoon'])]],
    ['the first size can be bought', [axis(['available', 'available'])]],
    ['a size is chosen', [axis(['outOfStock'], 'M')]],
    ['a size of the second axis is chosen', [axis(['outOfStock']), axis(['outOfStock'], 'M')]],
    ['there are no sizes', [axis([])]],
    ['there is no axis', []],
  ])('STK-02 is none if %s', (_why, axes) => {
    expect(obstacleOf(axes)).toBeUndefined();
  });
});

describe('several variants of one choice', () => {
  const jeans = product({ variants: waistsAndLengths(['30', '32'], ['30', '34']) });
  const best = (...stock: [typeof buyable | undefined, typeof buyable | undefined]) => {
    const known = Object.entries({ 'ean-30-32': stock[0], 'ean-30-34': stock[1] });
    const of = Object.fromEntries(known.filter(([, one]) => one)) as Record<string, typeof buyable>;
    return sizeAxes(jeans, EMPTY_SELECTOR, of, LOW)[0]?.choices[0]?.availability;
  };

  it('STK-02 use the most buyable one', () => {
    expect(best(soldOut, buyable)).toEqual({ status: 'available' });
    expect(best(soldOut, undefined)).toEqual({ status: 'unknown' });
    expect(best(soldOut, allInBag)).toEqual({ status: 'inBag' });
    expect(best(soldOut, comingSoon)).toEqual({ status: 'comingSoon' });
    expect(best(comingSoon, allInBag)).toEqual({ status: 'inBag' });
    expect(best(soldOut, soldOut)).toEqual({ status: 'outOfStock' });
  });

  it('STK-09 show how few are left for a single variant only', () => {
    expect(best(soldOut, lowOnStock)).toEqual({ status: 'available' });
    const chosen = selectAxis(EMPTY_SELECTOR, 'width', '30');
    const [, lengths] = sizeAxes(jeans, chosen, { 'ean-30-32': lowOnStock }, LOW);
    expect(lengths?.choices[0]?.availability).toEqual({ status: 'low', left: 2 });
  });
});

describe('a press on “add to bag”', () => {
  const tee = product({ variants: sized('S', 'M') });
  const chosen = selectAxis(EMPTY_SELECTOR, 'size', 'M');
  const usual: Parameters<typeof decideAdd>[0] = {
    state: { status: 'ready', productId: tee.id, product: tee },
    selector: chosen,
    stock: {},
    lowStock: LOW,
    recalled: null,
    isUnlocked: false,
  };
  const variant = { productId: tee.id, variantId: 'ean-M' };
  const decide = (change: Partial<typeof usual>) => decideAdd({ ...usual, ...change });

  it('adds one piece of the chosen size, also with unknown or low stock', () => {
    const requested = { requested: { ...variant, quantity: 1 } };
    expect(decide({})).toEqual(requested);
    expect(decide({ stock: { 'ean-M': lowOnStock } })).toEqual(requested);
    expect(decide({ stock: { 'ean-S': soldOut } })).toEqual(requested);
  });

  it.each([
    [soldOut, 'outOfStock'],
    [comingSoon, 'comingSoon'],
    [allInBag, 'inBag'],
  ])('STK-02 %j is refused: %s', (stock, reason) => {
    expect(decide({ stock: { 'ean-M': stock } })).toEqual({ refused: { ...variant, reason } });
  });

  it('does nothing without a product', () => {
    expect(decide({ state: { status: 'idle' } })).toEqual({});
    const shown = { status: 'loading', productId: tee.id, shown: tee } as const;
    expect(decide({ state: shown })).toEqual({});
  });

  it('XAC-12 is locked for an exclusive product, unless the shopper may buy it', () => {
    const exclusive = { ...tee, exclusive: true };
    const state = { status: 'ready', productId: tee.id, product: exclusive } as const;
    expect(decide({ state })).toEqual({ locked: { productId: tee.id } });
    expect(decide({ state, isUnlocked: true })).toHaveProperty('requested');
  });

  it('PRD-03 names the axes without a choice, or offers the size of another colour', () => {
    const missed = { sizeMissed: { productId: tee.id, axes: ['size'] } };
    const size = { size: 'M', width: null, length: null };
    expect(decide({ selector: EMPTY_SELECTOR })).toEqual(missed);
    const offered = { size, status: 'offered', variantId: 'ean-M' } as const;
    expect(decide({ selector: EMPTY_SELECTOR, recalled: offered })).toEqual({ sizeAsked: variant });
    for (const recalled of [
      { ...offered, variantId: null },
      { ...offered, status: 'missing' as const },
    ])
      expect(decide({ selector: EMPTY_SELECTOR, recalled })).toEqual(missed);
    expect(decide({ recalled: offered })).toHaveProperty('requested');
  });
});
