import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { inBoth } from '../../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paysByCard,
  readyWithCard,
  confirmed,
  BALANCE,
} from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';

const GIFT_CARD = { number: giftCardNumber('GBP', '01'), pin: '1873', lastDigits: '0000' };

export const paymentGiftCardPart: Scenario = {
  id: 'payment-gift-card-part',
  title: 'A gift card pays a part',
  summary: 'A gift card first, a card for the rest.',
  ledger: ['API-58', 'GFT-01', 'PAY-01'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/gift-card--part', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
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
        title: 'It pays what is on it.',
        facts: [{ name: 'checkout/giftCardAdded' }],
        screen: [{ text: 'Gift card ending in 0000' }],
      },
      {
        ...paysByCard(fixtures, '4111111111111111', { title: 'Pays the rest by card.' }),
        press: 'no-control',
      },
      confirmed('One order, paid by both.'),
    ],
  })),
};
