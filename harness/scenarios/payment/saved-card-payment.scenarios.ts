import { family } from '../family.ts';
import type { ShopperStep } from '../scenario.ts';
import { acts, button, dialog, fact, radio, says, settles } from '../step-builders.ts';
import {
  PAYMENT_STORY,
  agrees,
  atPayment,
  confirmed,
  paymentComes,
  pays,
} from './payment-steps.ts';

const DELETE = 'DELETE /payments/saved_cards/K1';

function means(title: string): ShopperStep {
  return acts(title, {
    input: 'checkout/confirmDeletion',
    press: button('Delete card', { within: 'Delete this card?' }),
    asked: [DELETE],
    state: { 'checkout/deletion': { cardId: 'K1', isUnderWay: true, hasFailed: false } },
  });
}

export const savedCardPaymentScenarios = family(PAYMENT_STORY, {
  'payment-card-not-deleted': {
    title: 'A saved card cannot be deleted at first',
    summary: 'The shop does not answer. The question stays open, and the second time it is done.',
    shows: ['API-56, PAY-05', { hm: 'payment/saved-card--not-deleted' }],
    start: (fixtures) =>
      atPayment(fixtures, {
        person: 'mira',
        savedCards: [{ brand: 'visa', lastDigits: '1111', expiry: '1229' }],
      }),
    rules: [{ on: DELETE, call: 1, then: 'unreachable' }],
    steps: [
      paymentComes,
      acts('Wants the card to be forgotten.', {
        input: 'checkout/askDeletion',
        press: button('Delete Visa ending in 1111'),
        payload: { cardId: 'K1' },
        screen: [dialog('Delete this card?')],
      }),
      means('Means it.'),
      settles('Is told that it is still there.', {
        facts: [fact('checkout/cardNotDeleted', { cardId: 'K1' })],
        screen: [says('The card could not be deleted just now. Please try again.')],
      }),
      means('Tries again.'),
      settles('It is gone.', { facts: [fact('checkout/cardDeleted', { cardId: 'K1' })] }),
    ],
  },
  'payment-saved-card': {
    title: 'A saved card pays, another is deleted',
    summary: 'Mira has two cards kept.',
    shows: ['API-56, PAY-01, PAY-05', { rl: 'payment/saved-card--success' }],
    start: (fixtures) =>
      atPayment(fixtures, {
        person: 'mira',
        savedCards: [
          { brand: 'visa', lastDigits: '1111', expiry: '1229' },
          { brand: 'maestro', lastDigits: '4242', expiry: '0127' },
        ],
      }),
    steps: [
      paymentComes,
      acts('Wants the second one to be forgotten.', {
        input: 'checkout/askDeletion',
        press: 'no-control',
        payload: { cardId: 'K2' },
      }),
      acts('Means it.', {
        input: 'checkout/confirmDeletion',
        press: 'no-control',
        asked: ['DELETE /payments/saved_cards/K2'],
      }),
      settles('It is gone.', { facts: [fact('checkout/cardDeleted', { cardId: 'K2' })] }),
      acts('Chooses the first.', {
        input: 'checkout/chooseMethod',
        press: radio('Visa ending in 1111'),
        payload: { method: 'creditCard', savedCardId: 'K1' },
      }),
      agrees,
      pays('creditCard', 'Pays.'),
      confirmed('The order is placed.'),
    ],
  },
});
