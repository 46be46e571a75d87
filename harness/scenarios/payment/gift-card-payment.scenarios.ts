import type { BrandFixtures } from '../brand-fixtures.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { family } from '../family.ts';
import { PIN, WRONG_PINS } from '../gift-card/gift-card-steps.ts';
import type { ScenarioStep, ShopperStep } from '../scenario.ts';
import { type Wish, acts, button, fact, says, settles, fails } from '../step-builders.ts';
import { TEN_MINUTES, waitsItOut } from '../steps.ts';
import {
  BALANCE,
  GOOD_CARD,
  PAY,
  PAYMENT_STORY,
  agrees,
  atPayment,
  confirmed,
  notPaid,
  paymentComes,
  pays,
  paysByCard,
  readyWithCard,
} from './payment-steps.ts';

const FULL_GIFT_CARD = { number: giftCardNumber('GBP', '03'), pin: '1873', lastDigits: '0000' };

const NUMBER = giftCardNumber('GBP', '01');

const GIFT_CARD = { number: NUMBER, pin: '1873', lastDigits: '0000' };

function adds(pin: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'checkout/addGiftCard',
    payload: { number: NUMBER, pin, lastDigits: NUMBER.slice(-4) },
    press: button('Pay with this card', { fill: { 'Gift card number': NUMBER, PIN: pin } }),
    asked: [BALANCE],
  });
}

function addsCard(payload: typeof GIFT_CARD): ShopperStep {
  return acts('Adds a gift card.', {
    input: 'checkout/addGiftCard',
    press: 'no-control',
    payload,
    asked: [BALANCE],
  });
}

function paysRest(fixtures: BrandFixtures, title: string): ShopperStep {
  return { ...paysByCard(fixtures, GOOD_CARD, title), press: 'no-control' };
}

const guesses: readonly ScenarioStep[] = WRONG_PINS.flatMap((pin, index) => [
  adds(pin, `Tries PIN number ${index + 1}.`),
  settles('It is wrong.', {
    facts: [fact('checkout/giftCardRefused', { reason: 'unknown' })],
    screen: [
      says('We know no gift card with this number and PIN. Please compare them with the card.'),
    ],
  }),
]);

export const giftCardPaymentScenarios = family(atPayment, PAYMENT_STORY, {
  'payment-gift-card-all': {
    title: 'A gift card pays for all',
    summary: 'Nothing else is needed where a gift card pays for all.',
    shows: ['API-58, GFT-01, PAY-01', { rl: 'payment/gift-card--all' }],
    steps: [
      paymentComes,
      agrees,
      addsCard(FULL_GIFT_CARD),
      settles('There is no other way to pay to be chosen.', {
        facts: [fact('checkout/giftCardAdded')],
        screen: [button('Order and pay by gift card')],
      }),
      pays('giftCard', 'Orders.'),
      confirmed('The order is placed.'),
    ],
  },
  'payment-gift-card-gone': {
    title: 'A gift card was spent meanwhile',
    summary: 'Somebody else has spent it since it was added.',
    shows: ['GFT-01, PAY-02', { hm: 'payment/gift-card--gone' }],
    rules: [fails(PAY, 400, '_ERR_GIFT_CARD_BALANCE')],
    steps: (fixtures) => [
      ...readyWithCard(),
      addsCard(GIFT_CARD),
      settles('It is there.', { facts: [fact('checkout/giftCardAdded')] }),
      paysRest(fixtures, 'Pays.'),
      notPaid('giftCard', 'Nothing is charged. The card can be taken away.'),
      acts('Takes it away.', {
        input: 'checkout/removeGiftCard',
        press: 'no-control',
        payload: { name: 'gift-card-1' },
        facts: [fact('checkout/giftCardRemoved')],
      }),
      paysRest(fixtures, 'Pays by card alone.'),
      confirmed('The order is placed.'),
    ],
  },
  'payment-gift-card-locked': {
    title: 'A gift card that is to pay is locked',
    summary: 'Five wrong PINs lock the card. After ten minutes the right one is taken.',
    shows: ['API-58, GFT-01, SES-08', { hm: 'payment/gift-card--locked' }],
    domains: [...PAYMENT_STORY, 'checkout/giftCardReleased'],
    steps: [
      paymentComes,
      ...guesses,
      adds(PIN, 'Types the right one.'),
      settles('The card is locked for ten minutes.', {
        facts: [fact('checkout/giftCardRefused', { reason: 'throttled' })],
        state: { 'checkout/giftCardWait': { minutes: TEN_MINUTES } },
        screen: [says('You can try again in 10 minutes.')],
      }),
      ...waitsItOut('checkout/giftCardWait', 'checkout/giftCardReleased'),
      adds(PIN, 'Types it again.'),
      settles('The card pays.', {
        facts: [fact('checkout/giftCardAdded')],
        screen: [says('Gift card ending in 0000')],
      }),
    ],
  },
  'payment-gift-card-part': {
    title: 'A gift card pays a part',
    summary: 'A gift card first, a card for the rest.',
    shows: ['API-58, GFT-01, PAY-01', { hm: 'payment/gift-card--part' }],
    steps: (fixtures) => [
      ...readyWithCard(),
      addsCard(GIFT_CARD),
      settles('It pays what is on it.', {
        facts: [fact('checkout/giftCardAdded')],
        screen: [says('Gift card ending in 0000')],
      }),
      paysRest(fixtures, 'Pays the rest by card.'),
      confirmed('One order, paid by both.'),
    ],
  },
});
