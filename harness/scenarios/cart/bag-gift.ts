import { bagIsThere } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario, ShopperStep } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { CALCULATE } from '../steps.ts';

const PUT = 'PUT /cart/@self/gift_options';

function saysOfGift(title: string, note: string, isWrapped: boolean): ShopperStep {
  return {
    kind: 'shopper',
    title,
    input: 'cart/sayGift',
    payload: { isGift: true, note, isWrapped },
    press: 'no-control',
    facts: [],
    asked: [PUT],
  };
}

export const bagGift: Scenario = {
  id: 'bag-gift',
  title: 'A gift, with a note, and wrapped',
  summary:
    'The bag becomes a gift, with a note, and wrapped: what that costs is a row of the total.',
  ledger: ['CRT-02', 'CRT-03'],
  domains: ['cart/giftChanged', 'cart/giftChangeFailed'],
  golden: [{ name: 'cart/gift--wrapped', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'guest'),
    rules: [{ on: PUT, call: 3, then: { status: 500, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      bagIsThere('The bag is there.'),
      saysOfGift('Says that it is a gift, and writes a note.', 'For the long winter.', false),
      {
        kind: 'settle',
        title: 'The bag knows, and the totals are worked out anew.',
        facts: [{ name: 'cart/giftChanged', payload: { isGift: true, isWrapped: false } }],
        asked: [CALCULATE],
      },
      saysOfGift('Wants it wrapped.', 'For the long winter.', true),
      {
        kind: 'settle',
        title: 'It will be.',
        facts: [{ name: 'cart/giftChanged', payload: { isGift: true, isWrapped: true } }],
        state: {
          'cart/bagPage': {
            details: {
              gift: { isGift: true, isWrapped: true },
              wrapping: fixtures.brand === 'rl' ? 390 : 0,
            },
          },
        },
      },
      saysOfGift(
        'Changes the note, and the shop does not answer as it should.',
        'Keep warm.',
        true,
      ),
      {
        kind: 'settle',
        title: 'It is said, and the bag is as it was.',
        facts: [{ name: 'cart/giftChangeFailed', payload: { status: 500 } }],
        state: { 'cart/giftError': { doing: 'update' } },
      },
    ],
  })),
};
