import { inBoth } from '../../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paymentComes,
  agrees,
  pays,
  confirmed,
} from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';

export const paymentSavedCard: Scenario = {
  id: 'payment-saved-card',
  title: 'A saved card pays, another is deleted',
  summary: 'Mira has two cards kept.',
  ledger: ['API-56', 'PAY-01', 'PAY-05'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/saved-card--success', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures, {
      person: 'mira',
      savedCards: [
        { brand: 'visa', lastDigits: '1111', expiry: '1229' },
        { brand: 'maestro', lastDigits: '4242', expiry: '0127' },
      ],
    }),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      {
        kind: 'shopper',
        title: 'Wants the second one to be forgotten.',
        input: 'checkout/askDeletion',
        payload: { cardId: 'K2' },
        press: 'no-control',
        facts: [],
      },
      {
        kind: 'shopper',
        title: 'Means it.',
        input: 'checkout/confirmDeletion',
        press: 'no-control',
        facts: [],
        asked: ['DELETE /payments/saved_cards/K2'],
      },
      {
        kind: 'settle',
        title: 'It is gone.',
        facts: [{ name: 'checkout/cardDeleted', payload: { cardId: 'K2' } }],
      },
      {
        kind: 'shopper',
        title: 'Chooses the first.',
        input: 'checkout/chooseMethod',
        payload: { method: 'creditCard', savedCardId: 'K1' },
        press: { role: 'radio', name: 'Visa ending in 1111' },
        facts: [],
      },
      agrees,
      pays('creditCard', { title: 'Pays.' }),
      confirmed('The order is placed.'),
    ],
  })),
};
