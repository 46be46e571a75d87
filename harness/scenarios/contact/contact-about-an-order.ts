import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { FORM_IS_THERE, letterIsThere, writes } from './contact-steps.ts';

export const contactAboutAnOrder: Scenario = {
  id: 'contact-about-an-order',
  title: 'Somebody asks about an order, and wants a copy',
  summary: 'The order is named by the address; the copy is in the outbox.',
  ledger: ['API-64', 'RTE-15'],
  domains: ['contact'],
  golden: [{ name: 'contact/letter--about-an-order', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...strangerAt(fixtures, '/contactus'), search: '?order=700001' },
    rules: [],
    screen: [],
    steps: [
      FORM_IS_THERE,
      writes({ title: 'Asks about it.' }, { orderId: '700001', isCopied: true }),
      letterIsThere('C101', true),
    ],
  })),
};
