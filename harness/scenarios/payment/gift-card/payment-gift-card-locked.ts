import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { inBoth } from '../../brand-fixtures.ts';
import { PIN, WRONG_PINS } from '../../gift-card/gift-card-steps.ts';
import { BALANCE, PAYMENT_STORY, atPayment, paymentComes } from '../payment-steps.ts';
import type { Scenario, ScenarioStep, ShopperStep } from '../../scenario.ts';
import { TEN_MINUTES, type Wish, waitsItOut } from '../../steps.ts';

const NUMBER = giftCardNumber('GBP', '01');

function adds(pin: string, wish: Wish): ShopperStep {
  return {
    kind: 'shopper',
    input: 'checkout/addGiftCard',
    payload: { number: NUMBER, pin, lastDigits: NUMBER.slice(-4) },
    press: {
      role: 'button',
      name: 'Pay with this card',
      fill: { 'Gift card number': NUMBER, PIN: pin },
    },
    facts: [],
    asked: [BALANCE],
    ...wish,
  };
}

const guesses: readonly ScenarioStep[] = WRONG_PINS.flatMap((pin, index) => [
  adds(pin, { title: `Tries PIN number ${index + 1}.` }),
  {
    kind: 'settle',
    title: 'It is wrong.',
    facts: [{ name: 'checkout/giftCardRefused', payload: { reason: 'unknown' } }],
    screen: [
      {
        text: 'We know no gift card with this number and PIN. Please compare them with the card.',
      },
    ],
  },
]);

export const paymentGiftCardLocked: Scenario = {
  id: 'payment-gift-card-locked',
  title: 'A gift card that is to pay is locked',
  summary: 'Five wrong PINs lock the card. After ten minutes the right one is taken.',
  ledger: ['API-58', 'GFT-01', 'SES-08'],
  domains: [...PAYMENT_STORY, 'checkout/giftCardReleased'],
  golden: [{ name: 'payment/gift-card--locked', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      ...guesses,
      adds(PIN, { title: 'Types the right one.' }),
      {
        kind: 'settle',
        title: 'The card is locked for ten minutes.',
        facts: [{ name: 'checkout/giftCardRefused', payload: { reason: 'throttled' } }],
        state: { 'checkout/giftCardWait': { minutes: TEN_MINUTES } },
        screen: [{ text: 'You can try again in 10 minutes.' }],
      },
      ...waitsItOut('checkout/giftCardWait', 'checkout/giftCardReleased'),
      adds(PIN, { title: 'Types it again.' }),
      {
        kind: 'settle',
        title: 'The card pays.',
        facts: [{ name: 'checkout/giftCardAdded' }],
        screen: [{ text: 'Gift card ending in 0000' }],
      },
    ],
  })),
};
