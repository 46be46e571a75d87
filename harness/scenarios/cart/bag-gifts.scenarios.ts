import { family } from '../family.ts';
import type { ShopperStep } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { acts, fact, says, settles } from '../step-builders.ts';
import { CALCULATE, CHANGE, LINE, bagHolds } from '../steps.ts';
import { BAG_CHANGES, bagIsThere } from './bag-steps.ts';

const PUT = 'PUT /cart/@self/gift_options';

function saysOfGift(title: string, note: string, isWrapped: boolean): ShopperStep {
  return acts(title, {
    input: 'cart/sayGift',
    press: 'no-control',
    payload: { isGift: true, note, isWrapped },
    asked: [PUT],
  });
}

export const bagGiftsScenarios = family(['cart/giftChanged', 'cart/giftChangeFailed'], {
  'bag-gift': {
    title: 'A gift, with a note, and wrapped',
    summary:
      'The bag becomes a gift, with a note, and wrapped: what that costs is a row of the total.',
    shows: ['CRT-02, CRT-03', { rl: 'cart/gift--wrapped' }],
    start: (fixtures) => atBag(fixtures, 'guest'),
    rules: [{ on: PUT, call: 3, then: { status: 500, errorKey: '_ERR_GENERIC' } }],
    steps: (fixtures) => [
      bagIsThere('The bag is there.'),
      saysOfGift('Says that it is a gift, and writes a note.', 'For the long winter.', false),
      settles('The bag knows, and the totals are worked out anew.', {
        facts: [fact('cart/giftChanged', { isGift: true, isWrapped: false })],
        asked: [CALCULATE],
      }),
      saysOfGift('Wants it wrapped.', 'For the long winter.', true),
      settles('It will be.', {
        facts: [fact('cart/giftChanged', { isGift: true, isWrapped: true })],
        state: {
          'cart/bagPage': {
            details: {
              gift: { isGift: true, isWrapped: true },
              wrapping: fixtures.brand === 'rl' ? 390 : 0,
            },
          },
        },
      }),
      saysOfGift(
        'Changes the note, and the shop does not answer as it should.',
        'Keep warm.',
        true,
      ),
      settles('It is said, and the bag is as it was.', {
        facts: [fact('cart/giftChangeFailed', { status: 500 })],
        state: { 'cart/giftError': { doing: 'update' } },
      }),
    ],
  },
  'bag-gift-card-limit': {
    title: 'A bag holds five gift cards at most',
    summary: 'Five gift cards and not one more; the line names the number.',
    shows: ['GFT-05, CFG-14', { rl: 'cart/gift-cards--limit' }],
    domains: BAG_CHANGES,
    start: (fixtures) => ({
      ...atBag(fixtures, 'mira'),
      bag: [
        { productId: `${fixtures.brand.toUpperCase()}2601STD`, size: 0, quantity: 3 },
        { productId: `${fixtures.brand.toUpperCase()}2601STD`, size: 1, quantity: 2 },
      ],
    }),
    steps: [
      bagIsThere('Five gift cards are in the bag, of two amounts.'),
      acts('Wants one more.', {
        input: 'cart/changeQuantity',
        press: 'no-control',
        payload: { lineId: LINE, quantity: 4 },
        asked: [CHANGE],
      }),
      settles('The line says how many a bag holds, and still has three.', {
        facts: [fact('cart/lineChangeFailed', { errorKey: '_ERR_GIFT_CARD_LIMIT' })],
        screen: [says('A bag holds 5 gift cards at most. Your bag is as it was.'), bagHolds(5)],
      }),
    ],
  },
});
