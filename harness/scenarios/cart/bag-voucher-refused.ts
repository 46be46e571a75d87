import { appliesCode, BAG_CHANGES, bagIsThere } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario, SettleStep } from '../scenario.ts';
import { atBag } from '../starts.ts';

/** The code is not in the bag, and the field says why. */
function refused(refusal: string, title: string, errorKey: string | undefined, text: string) {
  const step: SettleStep = {
    kind: 'settle',
    title,
    facts: [
      { name: 'cart/codeChangeFailed', ...(errorKey !== undefined && { payload: { errorKey } }) },
    ],
    state: { 'cart/voucherRefusal': { kind: 'assignCode', refusal } },
    screen: [{ text }],
  };
  return step;
}

export const bagVoucherRefused: Scenario = {
  id: 'bag-voucher-refused',
  title: 'A guest’s voucher is refused',
  summary: 'A code that is over, one that nobody knows, and no answer: the field says which.',
  ledger: ['API-15', 'CRT-14'],
  domains: BAG_CHANGES,
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'guest'),
    rules: [{ on: 'POST /cart/@self/assigned_promotion_code', call: 3, then: 'unreachable' }],
    screen: [],
    steps: [
      bagIsThere('The bag is there.'),
      appliesCode('SPRING15', { title: 'Types a code whose time is over.' }),
      refused(
        'notValid',
        'The field says that it cannot be used any more.',
        '_ERR_PROMOTION_CODE_EXPIRED',
        'This voucher cannot be used, or not any more.',
      ),
      appliesCode('SPRNG15', { title: 'Types one that there is not.' }),
      refused(
        'unknown',
        'The field says that nobody knows it.',
        '_ERR_PROMOTION_CODE_INVALID',
        'We do not know this code. Please compare it with the voucher.',
      ),
      appliesCode('INDIGO10', { title: 'Types a good one, and the shop does not answer.' }),
      refused(
        'unreachable',
        'The field says that it was not added, and can be tried again.',
        undefined,
        'The voucher could not be added just now. Please try again.',
      ),
    ],
  })),
};
