import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { inBoth } from '../../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  confirmed,
  PAY,
  BALANCE,
} from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';

const GIFT_CARD = { number: giftCardNumber('GBP', '01'), pin: '1873', lastDigits: '0000' };

export const paymentGiftCardGone: Scenario = {
  id: 'payment-gift-card-gone',
  title: 'A gift card was spent meanwhile',
  summary: 'Somebody else has spent it since it was added.',
  ledger: ['GFT-01', 'PAY-02'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/gift-card--gone', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [{ on: PAY, call: 1, then: { status: 400, errorKey: '_ERR_GIFT_CARD_BALANCE' } }],
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
      { kind: 'settle', title: 'It is there.', facts: [{ name: 'checkout/giftCardAdded' }] },
      {
        ...paysByCard(fixtures, '4111111111111111', { title: 'Pays.' }),
        press: 'no-control',
      },
      {
        kind: 'settle',
        title: 'Nothing is charged. The card can be taken away.',
        facts: [failed('giftCard')],
      },
      {
        kind: 'shopper',
        title: 'Takes it away.',
        input: 'checkout/removeGiftCard',
        payload: { name: 'gift-card-1' },
        press: 'no-control',
        facts: [{ name: 'checkout/giftCardRemoved' }],
      },
      {
        ...paysByCard(fixtures, '4111111111111111', { title: 'Pays by card alone.' }),
        press: 'no-control',
      },
      confirmed('The order is placed.'),
    ],
  })),
};
