import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS_STORY,
  SAVE_BILLING,
  SAVE_DELIVERY,
  detailsCome,
  guestAtDetails,
  paymentComes,
  sendsAddress,
  typesAddress,
} from './checkout-details-steps.ts';
import { TO_PAYMENT } from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutDetailsGuest: Scenario = {
  id: 'checkout-details-guest',
  title: 'A guest has the bag delivered home',
  summary: 'Checked, saved, billed, in that order.',
  ledger: ['CHK-04', 'CHK-08', 'CHK-11', 'API-15', 'API-62', 'API-63'],
  domains: DETAILS_STORY,
  golden: [
    { name: 'checkout/details--guest', brand: 'rl' },
    { name: 'checkout/details--guest-tailored', brand: 'hm' },
  ],
  in: inBoth((fixtures) => ({
    start: guestAtDetails(fixtures),
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      typesAddress(),
      sendsAddress(fixtures),
      { ...paymentComes, asked: [SAVE_DELIVERY, SAVE_BILLING, TO_PAYMENT] },
    ],
  })),
};
