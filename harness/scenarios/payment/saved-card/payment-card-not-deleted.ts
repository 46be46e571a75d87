import { inBoth } from '../../brand-fixtures.ts';
import { PAYMENT_STORY, atPayment, paymentComes } from '../payment-steps.ts';
import type { Scenario, ShopperStep } from '../../scenario.ts';

const DELETE = 'DELETE /payments/saved_cards/K1';

function means(title: string): ShopperStep {
  return {
    kind: 'shopper',
    title,
    input: 'checkout/confirmDeletion',
    press: { role: 'button', name: 'Delete card', within: 'Delete this card?' },
    facts: [],
    asked: [DELETE],
    state: { 'checkout/deletion': { cardId: 'K1', isUnderWay: true, hasFailed: false } },
  };
}

export const paymentCardNotDeleted: Scenario = {
  id: 'payment-card-not-deleted',
  title: 'A saved card cannot be deleted at first',
  summary: 'The shop does not answer. The question stays open, and the second time it is done.',
  ledger: ['API-56', 'PAY-05'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/saved-card--not-deleted', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures, {
      person: 'mira',
      savedCards: [{ brand: 'visa', lastDigits: '1111', expiry: '1229' }],
    }),
    rules: [{ on: DELETE, call: 1, then: 'unreachable' }],
    screen: [],
    steps: [
      paymentComes,
      {
        kind: 'shopper',
        title: 'Wants the card to be forgotten.',
        input: 'checkout/askDeletion',
        payload: { cardId: 'K1' },
        press: { role: 'button', name: 'Delete Visa ending in 1111' },
        facts: [],
        screen: [{ role: 'dialog', name: 'Delete this card?' }],
      },
      means('Means it.'),
      {
        kind: 'settle',
        title: 'Is told that it is still there.',
        facts: [{ name: 'checkout/cardNotDeleted', payload: { cardId: 'K1' } }],
        screen: [{ text: 'The card could not be deleted just now. Please try again.' }],
      },
      means('Tries again.'),
      {
        kind: 'settle',
        title: 'It is gone.',
        facts: [{ name: 'checkout/cardDeleted', payload: { cardId: 'K1' } }],
      },
    ],
  })),
};
