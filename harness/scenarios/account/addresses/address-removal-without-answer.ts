import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { BOOK_COMES, FIRST_LINE, atAddresses, removes } from './address-book-steps.ts';

export const addressRemovalWithoutAnswer: Scenario = {
  id: 'address-removal-without-answer',
  title: 'The answer to a removed address is lost',
  summary: 'Whether it is removed nobody says: the book is read anew, and shows it.',
  ledger: ['SES-12'],
  domains: ['account'],
  golden: [{ name: 'account/address--removal-answer-lost', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atAddresses(fixtures),
    rules: [{ on: 'DELETE /account/@self/address/A1', call: 1, then: 'lost' }],
    screen: [],
    steps: [
      BOOK_COMES,
      removes('A1', FIRST_LINE, { title: 'Removes the first.' }),
      {
        kind: 'settle',
        title: 'The book says how it is now.',
        facts: [
          { name: 'account/addressNotChanged', payload: { errorKey: 'network' } },
          { name: 'account/addressesRead', payload: { count: 1 } },
        ],
        state: { 'account/bookWork': { status: 'failed', doing: 'remove' } },
      },
    ],
  })),
};
