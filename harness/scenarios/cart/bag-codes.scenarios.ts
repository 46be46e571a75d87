import { family } from '../family.ts';
import type { SettleStep } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { acts, button, fact, heading, says, settles } from '../step-builders.ts';
import { CALCULATE, bagHolds } from '../steps.ts';
import { BAG_CHANGES, appliesCode, bagIsThere } from './bag-steps.ts';

/** Products of quantity promotions, with the line's text. */
const CHEAPER = {
  rl: {
    bag: { productId: 'RL1001WHT', size: 1, quantity: 2 },
    text: 'Two or more tees: 15% off each',
  },
  hm: { bag: { productId: 'HM1102RST', size: 0, quantity: 2 }, text: '10% off knitwear' },
} as const;

/** The code is refused, and the field shows the reason. */
function refused(refusal: string, title: string, errorKey: string | undefined, text: string) {
  const step: SettleStep = settles(title, {
    facts: [
      { name: 'cart/codeChangeFailed', ...(errorKey !== undefined && { payload: { errorKey } }) },
    ],
    state: { 'cart/voucherRefusal': { kind: 'assignCode', refusal } },
    screen: [says(text)],
  });
  return step;
}

export const bagCodesScenarios = family(BAG_CHANGES, {
  'bag-discounts': {
    title: 'A bag with a discount on a piece, and a gift card',
    summary:
      'The line says why it costs less; a gift card is no part of what discounts are worked out of.',
    shows: ['CRT-08, CRT-10, GFT-03, CUR-03'],
    domains: ['fatal-error'],
    start: (fixtures) => ({
      ...atBag(fixtures, 'mira'),
      bag: [
        CHEAPER[fixtures.brand].bag,
        { productId: `${fixtures.brand.toUpperCase()}2601STD`, size: 3, quantity: 2 },
      ],
    }),
    steps: ({ brand }) => [
      {
        ...bagIsThere('The line has its discount by name; gift cards stand on a line of the sums.'),
        screen: [heading('Your bag'), says(CHEAPER[brand].text), bagHolds(4)],
      },
    ],
  },
  'bag-voucher': {
    title: 'A voucher is refused, one applied, and removed again',
    summary: 'A code that is over, one that is good, and that one taken out again.',
    shows: ['API-15, CRT-14', { rl: 'cart/voucher--refused-applied-removed' }],
    start: (fixtures) => atBag(fixtures, 'mira'),
    steps: [
      bagIsThere('The bag is there.'),
      appliesCode('SPRING15', 'Types a code whose time is over.'),
      settles('The field says that it cannot be used any more.', {
        facts: [fact('cart/codeChangeFailed', { errorKey: '_ERR_PROMOTION_CODE_EXPIRED' })],
        state: { 'cart/voucherRefusal': { kind: 'assignCode', refusal: 'notValid' } },
      }),
      appliesCode('INDIGO10', 'Types another one.'),
      settles('It is in the bag, and the totals are worked out anew.', {
        facts: [fact('cart/codeAssigned', { code: 'INDIGO10' })],
        state: { 'cart/codes': { applied: [{ code: 'INDIGO10', isUsed: true }] } },
        asked: [CALCULATE],
      }),
      acts('Takes it out again.', {
        input: 'cart/removeVoucher',
        press: button('Remove voucher INDIGO10'),
        payload: { code: 'INDIGO10' },
        asked: ['DELETE /cart/@self/assigned_promotion_code/INDIGO10'],
      }),
      settles('It is gone, and the totals are as before.', {
        facts: [fact('cart/codeRemoved', { code: 'INDIGO10' })],
        state: { 'cart/codes': { applied: [] } },
      }),
    ],
  },
  'bag-voucher-refused': {
    title: 'A guest’s voucher is refused',
    summary: 'A code that is over, one that nobody knows, and no answer: the field says which.',
    shows: ['API-15, CRT-14'],
    start: (fixtures) => atBag(fixtures, 'guest'),
    rules: [{ on: 'POST /cart/@self/assigned_promotion_code', call: 3, then: 'unreachable' }],
    steps: [
      bagIsThere('The bag is there.'),
      appliesCode('SPRING15', 'Types a code whose time is over.'),
      refused(
        'notValid',
        'The field says that it cannot be used any more.',
        '_ERR_PROMOTION_CODE_EXPIRED',
        'This voucher cannot be used, or not any more.',
      ),
      appliesCode('SPRNG15', 'Types one that there is not.'),
      refused(
        'unknown',
        'The field says that nobody knows it.',
        '_ERR_PROMOTION_CODE_INVALID',
        'We do not know this code. Please compare it with the voucher.',
      ),
      appliesCode('INDIGO10', 'Types a good one, and the shop does not answer.'),
      refused(
        'unreachable',
        'The field says that it was not added, and can be tried again.',
        undefined,
        'The voucher could not be added just now. Please try again.',
      ),
    ],
  },
});
