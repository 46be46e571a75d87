import type { SizeOf } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';
import { allButTwo } from '../starts.ts';
import { acts, button, fact, heading, says, settles } from '../step-builders.ts';

const STORY = ['product/sizeSelected', 'product/addRefused', 'product/addRequested'];

/** Selects a size and presses its button, without effect. */
function cannotBeAdded(size: SizeOf, reason: string, button: string, stock: object) {
  const { productId, variantId, sizeName, path } = size;
  return {
    start: { path },
    steps: [
      productComes(size, 'The product is there.', {
        state: { 'product/stock': { [variantId]: stock } },
      }),
      choosesSize(size, {
        title: `Chooses ${sizeName}. The button says that it is ${button.toLowerCase()}.`,
        facts: [fact('product/sizeSelected', { productId, variantId })],
      }),
      pressesAdd(button, {
        title: 'Presses it all the same: nothing is put into the bag.',
        facts: [fact('product/addRefused', { productId, variantId, reason })],
        asked: [],
      }),
    ],
  };
}

export const stockScenarios = family(STORY, {
  'sells-out-while-looking': {
    title: 'A size sells out while the shopper looks at it',
    summary:
      'Others buy the last piece while the shopper looks at it: the page finds out, and keeps the choice.',
    shows: ['CRT-14, STK-02, PRD-02, PRD-10', {}, 'rl'],
    domains: ['product/addRequested', 'cart/addFailed', 'notices', 'stock'],
    in: ({ piece }) => {
      const { productId, variantId, sizeName } = piece;
      return {
        start: { path: piece.path, sold: [{ ...piece, quantity: 99 }] },
        rules: [{ on: 'GET /inventoryavailability/*', call: 1, then: 'stale-stock' }],
        steps: [
          productComes(piece, 'The product is there, and all of its sizes can be had.', {
            facts: [fact('stock/loaded', { missing: 0 })],
            state: { 'product/stock': { [variantId]: { isOutOfStock: false } } },
          }),
          choosesSize(piece, { title: `Chooses ${sizeName}, and thinks about it.` }),
          pressesAdd('Add to bag', {
            title: 'Puts it into the bag. Somebody else was quicker.',
            facts: [fact('product/addRequested', { productId, variantId })],
            asked: ['POST /cart'],
          }),
          settles(
            'One message says so. The page looks again: the size is sold out, and is still chosen.',
            {
              facts: [
                fact('cart/addFailed', { variantId, errorKey: '_ERR_NOT_ENOUGH_STOCK' }),
                fact('notices/noticeShown', { key: 'cart:error.notEnoughStock' }),
                fact('stock/loaded'),
              ],
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
      };
    },
  },
  'stale-stock': {
    title: 'A size is offered that others have long bought',
    summary:
      'The stock system stays behind: others have bought the last piece, and only the bag says so.',
    shows: ['CRT-14, STK-02', {}, 'hm'],
    domains: ['product/addRequested', 'cart/addFailed', 'notices'],
    in: (fixtures) => {
      const { productId, variantId, path } = fixtures.piece;
      return {
        start: { path: path, sold: [{ ...fixtures.piece, quantity: 99 }] },
        rules: [{ on: 'GET /inventoryavailability/*', then: 'stale-stock' }],
        steps: [
          productComes(
            fixtures.piece,
            'The product is there. All of its sizes look as if they could be had.',
          ),
          choosesSize(fixtures.piece),
          pressesAdd('Add to bag', {
            title: 'Puts it into the bag.',
            facts: [fact('product/addRequested', { productId, variantId })],
            asked: ['POST /cart'],
          }),
          settles('The server knows better: one message says that there are not that many left.', {
            facts: [
              fact('cart/addFailed', { variantId, errorKey: '_ERR_NOT_ENOUGH_STOCK' }),
              fact('notices/noticeShown', { key: 'cart:error.notEnoughStock' }),
            ],
            screen: [
              says('There are not that many left. Your bag is as it was.'),
              heading(fixtures.piece.name),
            ],
          }),
        ],
      };
    },
  },
  'stock-coming-soon': {
    title: 'A size that is coming soon',
    summary: 'The stock system says nothing of how many there are: they are still to come.',
    shows: ['STK-01, STK-08'],
    in: ({ comingSoon }) =>
      cannotBeAdded(comingSoon, 'comingSoon', 'Coming soon', {
        isComingSoon: true,
        isOutOfStock: false,
      }),
  },
  'stock-few-left': {
    title: 'A size of which two are left, and a bag that cannot be read',
    summary: 'While nobody knows the bag, all that there is can be bought.',
    shows: ['STK-04, STK-09'],
    domains: ['product/sizeSelected'],
    in: ({ piece }) => {
      const { productId, variantId } = piece;
      return {
        start: {
          path: piece.path,
          person: 'mira',
          bag: [piece],
          sold: allButTwo({ piece }),
        },
        rules: [{ on: 'GET /cart/@self/minibag', then: 'unreachable' }],
        steps: [
          productComes(
            piece,
            'The product is there. Two of one size are left, and what is in the bag nobody knows.',
            {
              state: {
                'product/stock': { [variantId]: { availableQuantity: 2, buyableQuantity: 2 } },
              },
            },
          ),
          choosesSize(
            { ...piece, note: 'Only 2 left' },
            {
              title: `Chooses ${piece.sizeName}: only two are left, it says.`,
              facts: [fact('product/sizeSelected', { productId, variantId })],
              state: { 'stock/bag': { quantities: null } },
            },
          ),
        ],
      };
    },
  },
  'stock-last-ones': {
    title: 'The last two of a size, one after the other',
    summary: 'Every piece that goes into the bag is one less to buy, and never less than none.',
    shows: ['STK-05, STK-06'],
    domains: ['product/addRequested', 'product/addRefused', 'cart/itemAdded'],
    in: ({ piece }) => {
      const { productId, variantId } = piece;
      const wanted = fact('product/addRequested', { productId, variantId });
      const added = fact('cart/itemAdded', { variantId });
      const leaves = (buyableQuantity: number) => ({
        'product/stock': { [variantId]: { buyableQuantity } },
      });
      return {
        start: { path: piece.path, sold: allButTwo({ piece }) },
        steps: [
          productComes(piece, 'The product is there. Two of one size are left.'),
          choosesSize({ ...piece, note: 'Only 2 left' }, { state: leaves(2) }),
          pressesAdd('Add to bag', { title: 'Puts one into the bag.', facts: [wanted] }),
          settles('It is in the bag, and only one is left.', {
            facts: [added],
            state: leaves(1),
          }),
          acts('Looks at the product again.', {
            input: 'cart/closeMiniBag',
            press: button('Close'),
          }),
          pressesAdd('Add to bag', { title: 'Takes that one, too.', facts: [wanted] }),
          settles('All there was is in the bag.', { facts: [added], state: leaves(0) }),
          pressesAdd('All we have is in your bag', {
            title: 'One more is not to be had.',
            facts: [fact('product/addRefused', { variantId, reason: 'inBag' })],
            state: leaves(0),
            asked: [],
          }),
        ],
      };
    },
  },
  'stock-minus-bag': {
    title: 'A size of which the shopper has one already',
    summary: 'What the shopper has already is taken off.',
    shows: ['STK-05, STK-09'],
    domains: ['product/sizeSelected'],
    in: ({ piece }) => {
      const { productId, variantId } = piece;
      return {
        start: {
          path: piece.path,
          person: 'mira',
          bag: [piece],
          sold: allButTwo({ piece }),
        },
        steps: [
          productComes(
            piece,
            'The product is there. Two of one size are left, and one of them is in the bag.',
            {
              state: {
                'stock/bag': { quantities: { [variantId]: 1 } },
                'product/stock': { [variantId]: { availableQuantity: 2, buyableQuantity: 1 } },
              },
            },
          ),
          choosesSize(
            { ...piece, note: 'Only 1 left' },
            {
              title: `Chooses ${piece.sizeName}: only one is left, it says.`,
              facts: [fact('product/sizeSelected', { productId, variantId })],
            },
          ),
        ],
      };
    },
  },
  'stock-sold-out': {
    title: 'A size that is sold out',
    summary: 'None is left, and none is announced.',
    shows: ['STK-02, STK-08'],
    in: ({ soldOut }) =>
      cannotBeAdded(soldOut, 'outOfStock', 'Out of stock', {
        isOutOfStock: true,
        buyableQuantity: 0,
      }),
  },
  'stock-unlisted': {
    title: 'A size that the stock system does not know',
    summary: 'What the stock system does not know can be bought, eleven times at most.',
    shows: ['STK-03'],
    domains: ['product/addRequested', 'product/addRefused', 'cart/itemAdded'],
    in: ({ unlisted }) => {
      const { productId, variantId } = unlisted;
      return {
        start: { path: unlisted.path },
        steps: [
          productComes(unlisted, 'The product is there. Of this size eleven can be bought.', {
            state: {
              'product/stock': { [variantId]: { availableQuantity: 1, buyableQuantity: 11 } },
            },
          }),
          choosesSize(unlisted),
          pressesAdd('Add to bag', {
            title: 'Puts it into the bag.',
            facts: [fact('product/addRequested', { productId, variantId })],
            asked: ['POST /cart'],
          }),
          settles('It is in the bag, and ten more can be bought.', {
            facts: [fact('cart/itemAdded', { variantId })],
            state: { 'product/stock': { [variantId]: { buyableQuantity: 10 } } },
          }),
        ],
      };
    },
  },
});
