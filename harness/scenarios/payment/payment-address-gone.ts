import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  PAY,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentAddressGone: Scenario = {
  id: 'payment-address-gone',
  title: 'The address is removed in another tab while the order is paid',
  summary: 'Nothing is charged for a parcel that nobody knows where to send.',
  ledger: ['PAY-02', 'CHK-11', 'AUT-26'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--address-gone', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [{ on: PAY, call: 1, then: { status: 400, errorKey: '_ERR_ADDRESS_NOT_FOUND' } }],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4111111111111111', { title: 'Pays.' }),
      {
        kind: 'settle',
        title: 'Nothing is charged; the way back to the details is there.',
        facts: [failed('addressGone')],
        screen: [{ role: 'link', name: 'Complete your details' }],
      },
    ],
  })),
};
