import { appliesCode, BAG_CHANGES, bagIsThere } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { CALCULATE } from '../steps.ts';

export const bagVoucher: Scenario = {
  id: 'bag-voucher',
  title: 'A voucher is refused, one applied, and removed again',
  summary: 'A code that is over, one that is good, and that one taken out again.',
  ledger: ['API-15', 'CRT-14'],
  domains: BAG_CHANGES,
  golden: [{ name: 'cart/voucher--refused-applied-removed', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'mira'),
    rules: [],
    screen: [],
    steps: [
      bagIsThere('The bag is there.'),
      appliesCode('SPRING15', { title: 'Types a code whose time is over.' }),
      {
        kind: 'settle',
        title: 'The field says that it cannot be used any more.',
        facts: [
          { name: 'cart/codeChangeFailed', payload: { errorKey: '_ERR_PROMOTION_CODE_EXPIRED' } },
        ],
        state: { 'cart/voucherRefusal': { kind: 'assignCode', refusal: 'notValid' } },
      },
      appliesCode('INDIGO10', { title: 'Types another one.' }),
      {
        kind: 'settle',
        title: 'It is in the bag, and the totals are worked out anew.',
        facts: [{ name: 'cart/codeAssigned', payload: { code: 'INDIGO10' } }],
        state: { 'cart/codes': { applied: [{ code: 'INDIGO10', isUsed: true }] } },
        asked: [CALCULATE],
      },
      {
        kind: 'shopper',
        title: 'Takes it out again.',
        input: 'cart/removeVoucher',
        payload: { code: 'INDIGO10' },
        press: { role: 'button', name: 'Remove voucher INDIGO10' },
        facts: [],
        asked: ['DELETE /cart/@self/assigned_promotion_code/INDIGO10'],
      },
      {
        kind: 'settle',
        title: 'It is gone, and the totals are as before.',
        facts: [{ name: 'cart/codeRemoved', payload: { code: 'INDIGO10' } }],
        state: { 'cart/codes': { applied: [] } },
      },
    ],
  })),
};
