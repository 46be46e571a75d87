import type { BrandFixtures, Piece, SizeOf } from '../brand-fixtures.ts';
import type { ExpectedFact, ShopperStep } from '../scenario.ts';
import { type Start, family } from '../family.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';
import { allButTwo } from '../starts.ts';
import { acts, button, fact, heading, says, settles } from '../step-builders.ts';

const STORY = ['product/sizeSelected', 'product/addRefused', 'product/addRequested'];

const allSold = ({ piece }: BrandFixtures): Start => ({
  path: piece.path,
  sold: [{ ...piece, quantity: 99 }],
});

/** Two pieces of the size are left, and the shopper's bag has one. */
const twoLeft = ({ piece }: BrandFixtures): Start => ({
  path: piece.path,
  person: 'mira',
  bag: [piece],
  sold: allButTwo({ piece }),
});

interface TwoLeft {
  piece: Piece;
  /** Pieces offered with the size. */
  buyable: number;
  /** Known content of the bag. */
  quantities: Record<string, number> | null;
  /** Titles of both steps. */
  loads: string;
  chooses: string;
}

/** The product loads with two pieces left, then its size is chosen. */
function twoLeftWith({ piece, buyable, quantities, loads, chooses }: TwoLeft) {
  const { productId, variantId } = piece;
  return [
    productComes(piece, loads, {
      state: {
        'stock/bag': { quantities },
        'product/stock': { [variantId]: { availableQuantity: 2, buyableQuantity: buyable } },
      },
    }),
    choosesSize(
      { ...piece, note: `Only ${buyable} left` },
      {
        title: chooses,
        facts: [fact('product/sizeSelected', { productId, variantId })],
      },
    ),
  ];
}

function addRequested({ productId, variantId }: SizeOf): ExpectedFact {
  return fact('product/addRequested', { productId, variantId });
}

function addsToBag(size: SizeOf, title = 'Puts it into the bag.'): ShopperStep {
  return pressesAdd('Add to bag', { title, facts: [addRequested(size)], asked: ['POST /cart'] });
}

function refusedForStock({ variantId }: SizeOf): ExpectedFact[] {
  return [
    fact('cart/addFailed', { variantId, errorKey: '_ERR_NOT_ENOUGH_STOCK' }),
    fact('notices/noticeShown', { key: 'cart:error.notEnoughStock' }),
  ];
}

/** Selects a size and presses its button, without effect. */
function cannotBeAdded(
  which: 'comingSoon' | 'soldOut',
  reason: string,
  label: string,
  stock: object,
) {
  return {
    start: (fixtures: BrandFixtures) => ({ path: fixtures[which].path }),
    steps: ({ [which]: size }: BrandFixtures) => {
      const { productId, variantId, sizeName } = size;
      return [
        productComes(size, 'The product is there.', {
          state: { 'product/stock': { [variantId]: stock } },
        }),
        choosesSize(size, {
          title: `Chooses ${sizeName}. The button says that it is ${label.toLowerCase()}.`,
          facts: [fact('product/sizeSelected', { productId, variantId })],
        }),
        pressesAdd(label, {
          title: 'Presses it all the same: nothing is put into the bag.',
          facts: [fact('product/addRefused', { productId, variantId, reason })],
          asked: [],
        }),
      ];
    },
  };
}

export const stockScenarios = family(STORY, {
  'sells-out-while-looking': {
    title: 'A size sells out while the shopper looks at it',
    summary:
      'Others buy the last piece while the shopper looks at it: the page finds out, and keeps the choice.',
    shows: ['CRT-14, STK-02, PRD-02, PRD-10', {}, 'rl'],
    domains: ['product/addRequested', 'cart/addFailed', 'notices', 'stock'],
    start: allSold,
    rules: [{ on: 'GET /inventoryavailability/*', call: 1, then: 'stale-stock' }],
    steps: ({ piece, piece: { productId, variantId, sizeName } }) => [
      productComes(piece, 'The product is there, and all of its sizes can be had.', {
        facts: [fact('stock/loaded', { missing: 0 })],
        state: { 'product/stock': { [variantId]: { isOutOfStock: false } } },
      }),
      choosesSize(piece, { title: `Chooses ${sizeName}, and thinks about it.` }),
      addsToBag(piece, 'Puts it into the bag. Somebody else was quicker.'),
      settles(
        'One message says so. The page looks again: the size is sold out, and is still chosen.',
        {
          facts: [...refusedForStock(piece), fact('stock/loaded')],
          state: {
            'product/stock': { [variantId]: { isOutOfStock: true } },
            'product/selector': { productId, size: sizeName },
          },
          screen: [
            says('There are not that many left. Your bag is as it was.'),
            button('Out of stock'),
            button('Tell me when it is back'),
          ],
        },
      ),
    ],
  },
  'stale-stock': {
    title: 'A size is offered that others have long bought',
    summary:
      'The stock system stays behind: others have bought the last piece, and only the bag says so.',
    shows: ['CRT-14, STK-02', {}, 'hm'],
    domains: ['product/addRequested', 'cart/addFailed', 'notices'],
    start: allSold,
    rules: [{ on: 'GET /inventoryavailability/*', then: 'stale-stock' }],
    steps: ({ piece }) => [
      productComes(piece, 'The product is there. All of its sizes look as if they could be had.'),
      choosesSize(piece),
      addsToBag(piece),
      settles('The server knows better: one message says that there are not that many left.', {
        facts: refusedForStock(piece),
        screen: [says('There are not that many left. Your bag is as it was.'), heading(piece.name)],
      }),
    ],
  },
  'stock-coming-soon': {
    title: 'A size that is coming soon',
    summary: 'The stock system says nothing of how many there are: they are still to come.',
    shows: ['STK-01, STK-08'],
    ...cannotBeAdded('comingSoon', 'comingSoon', 'Coming soon', {
      isComingSoon: true,
      isOutOfStock: false,
    }),
  },
  'stock-few-left': {
    title: 'A size of which two are left, and a bag that cannot be read',
    summary: 'While nobody knows the bag, all that there is can be bought.',
    shows: ['STK-04, STK-09'],
    domains: ['product/sizeSelected'],
    start: twoLeft,
    rules: [{ on: 'GET /cart/@self/minibag', then: 'unreachable' }],
    steps: ({ piece }) =>
      twoLeftWith({
        piece,
        buyable: 2,
        quantities: null,
        loads:
          'The product is there. Two of one size are left, and what is in the bag nobody knows.',
        chooses: `Chooses ${piece.sizeName}: only two are left, it says.`,
      }),
  },
  'stock-last-ones': {
    title: 'The last two of a size, one after the other',
    summary: 'Every piece that goes into the bag is one less to buy, and never less than none.',
    shows: ['STK-05, STK-06'],
    domains: ['product/addRequested', 'product/addRefused', 'cart/itemAdded'],
    start: ({ piece }) => ({ path: piece.path, sold: allButTwo({ piece }) }),
    steps: ({ piece, piece: { variantId } }) => {
      const added = fact('cart/itemAdded', { variantId });
      const leaves = (buyableQuantity: number) => ({
        'product/stock': { [variantId]: { buyableQuantity } },
      });
      return [
        productComes(piece, 'The product is there. Two of one size are left.'),
        choosesSize({ ...piece, note: 'Only 2 left' }, { state: leaves(2) }),
        pressesAdd('Add to bag', { title: 'Puts one into the bag.', facts: [addRequested(piece)] }),
        settles('It is in the bag, and only one is left.', {
          facts: [added],
          state: leaves(1),
        }),
        acts('Looks at the product again.', {
          input: 'cart/closeMiniBag',
          press: button('Close'),
        }),
        pressesAdd('Add to bag', { title: 'Takes that one, too.', facts: [addRequested(piece)] }),
        settles('All there was is in the bag.', { facts: [added], state: leaves(0) }),
        pressesAdd('All we have is in your bag', {
          title: 'One more is not to be had.',
          facts: [fact('product/addRefused', { variantId, reason: 'inBag' })],
          state: leaves(0),
          asked: [],
        }),
      ];
    },
  },
  'stock-minus-bag': {
    title: 'A size of which the shopper has one already',
    summary: 'What the shopper has already is taken off.',
    shows: ['STK-05, STK-09'],
    domains: ['product/sizeSelected'],
    start: twoLeft,
    steps: ({ piece }) =>
      twoLeftWith({
        piece,
        buyable: 1,
        quantities: { [piece.variantId]: 1 },
        loads: 'The product is there. Two of one size are left, and one of them is in the bag.',
        chooses: `Chooses ${piece.sizeName}: only one is left, it says.`,
      }),
  },
  'stock-sold-out': {
    title: 'A size that is sold out',
    summary: 'None is left, and none is announced.',
    shows: ['STK-02, STK-08'],
    ...cannotBeAdded('soldOut', 'outOfStock', 'Out of stock', {
      isOutOfStock: true,
      buyableQuantity: 0,
    }),
  },
  'stock-unlisted': {
    title: 'A size that the stock system does not know',
    summary: 'What the stock system does not know can be bought, eleven times at most.',
    shows: ['STK-03'],
    domains: ['product/addRequested', 'product/addRefused', 'cart/itemAdded'],
    start: ({ unlisted }) => ({ path: unlisted.path }),
    steps: ({ unlisted, unlisted: { variantId } }) => [
      productComes(unlisted, 'The product is there. Of this size eleven can be bought.', {
        state: {
          'product/stock': { [variantId]: { availableQuantity: 1, buyableQuantity: 11 } },
        },
      }),
      choosesSize(unlisted),
      addsToBag(unlisted),
      settles('It is in the bag, and ten more can be bought.', {
        facts: [fact('cart/itemAdded', { variantId })],
        state: { 'product/stock': { [variantId]: { buyableQuantity: 10 } } },
      }),
    ],
  },
});
