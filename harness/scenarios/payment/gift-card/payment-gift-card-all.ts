import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { inBoth } from '../../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paymentComes,
  agrees,
  pays,
  confirmed,
  BALANCE,
} from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';

const GIFT_CARD = { number: giftCardNumber('GBP', '03'), pin: '1873', lastDigits: '0000' };

export const paymentGiftCardAll: Scenario = {
  id: 'payment-gift-card-all',
  title: 'A gift card pays for all',
  summary: 'Nothing else is needed where a gift card pays for all.',
  ledger: ['API-58', 'GFT-01', 'PAY-01'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/gift-card--all', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      agrees,
      {
        kind: 'shopper',
        title: 'Adds a gift card.',
        input: 'checkout/addGiftCard',
        payload: GIFT_CARD,
        press: 'no-control',
        facts: [],
        asked: [BALANCE],
      },
      {
        kind: 'settle',
        title: 'There is no other way to pay to be chosen.',
        facts: [{ name: 'checkout/giftCardAdded' }],
        screen: [{ role: 'button', name: 'Order and pay by gift card' }],
      },
      pays('giftCard', { title: 'Orders.' }),
      confirmed('The order is placed.'),
    ],
  })),
};
