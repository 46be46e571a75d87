import { BAG_CHANGES, bagIsThere } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { bagHolds, CHANGE, LINE } from '../steps.ts';

export const bagGiftCardLimit: Scenario = {
  id: 'bag-gift-card-limit',
  title: 'A bag holds five gift cards at most',
  summary: 'Five gift cards and not one more; the line names the number.',
  ledger: ['GFT-05', 'CFG-14'],
  domains: BAG_CHANGES,
  golden: [{ name: 'cart/gift-cards--limit', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...atBag(fixtures, 'mira'),
      bag: [
        { productId: `${fixtures.brand.toUpperCase()}2601STD`, size: 0, quantity: 3 },
        { productId: `${fixtures.brand.toUpperCase()}2601STD`, size: 1, quantity: 2 },
      ],
    },
    rules: [],
    screen: [],
    steps: [
      bagIsThere('Five gift cards are in the bag, of two amounts.'),
      {
        kind: 'shopper',
        title: 'Wants one more.',
        input: 'cart/changeQuantity',
        payload: { lineId: LINE, quantity: 4 },
        press: 'no-control',
        facts: [],
        asked: [CHANGE],
      },
      {
        kind: 'settle',
        title: 'The line says how many a bag holds, and still has three.',
        facts: [{ name: 'cart/lineChangeFailed', payload: { errorKey: '_ERR_GIFT_CARD_LIMIT' } }],
        screen: [{ text: 'A bag holds 5 gift cards at most. Your bag is as it was.' }, bagHolds(5)],
      },
    ],
  })),
};
