import type { Brand } from '#src/commerce/brands.ts';
import { type Member, family } from '../family.ts';
import type { SettleStep } from '../scenario.ts';
import { PAYMENT_STORY, atPayment, confirmed, notPaid, paysThroughBank } from './payment-steps.ts';

const STILL_BY_CARD = { state: { 'checkout/choice': { method: 'creditCard' } } };

function challenge(
  result: string,
  golden: Partial<Record<Brand, string>>,
  end: SettleStep,
  outcome = result,
): Member {
  return {
    title: `A card’s bank asks, and the payment is ${outcome}`,
    summary: `3-D Secure: ${outcome} at the bank’s.`,
    shows: ['PAY-01, API-53, API-54', golden],
    steps: (fixtures) => [...paysThroughBank(fixtures, result), end],
  };
}

export const bankChallengeScenarios = family(atPayment, PAYMENT_STORY, {
  'payment-challenge-cancelled': challenge(
    'cancelled',
    { hm: 'payment/challenge--cancelled' },
    notPaid('cancelled', 'It is said so, at the step as it was.', STILL_BY_CARD),
  ),
  'payment-challenge-passed': challenge(
    'passed',
    { hm: 'payment/challenge--passed' },
    confirmed('The order is placed.'),
    'confirmed',
  ),
  'payment-challenge-pending': challenge(
    'pending',
    { rl: 'payment/challenge--pending' },
    confirmed('The order is placed.', 'pending'),
    'left pending',
  ),
  'payment-challenge-refused': challenge(
    'refused',
    { rl: 'payment/challenge--refused' },
    notPaid('refused', 'It is said so, at the step as it was.', STILL_BY_CARD),
  ),
});
