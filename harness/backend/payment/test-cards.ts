import type { PaymentOrder } from '../faults/rules.ts';

/** Payment result by card number; other valid numbers succeed. */
export const TEST_CARDS: Readonly<Record<string, PaymentOrder>> = {
  '4000000000000002': 'refused',
  '4000000000000077': 'pending',
  '4000000000003220': 'challenge',
  '4000008260003178': 'cancelled',
  '4000000000000341': 'timeout',
  '4000000000009235': 'unauthorised',
  '4000000000000119': 'broken',
};

/** Luhn's check, for numbers of 13 to 19 digits. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((before, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
