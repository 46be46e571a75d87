import { inBoth } from '../brand-fixtures.ts';
import {
  BALANCE,
  PIN,
  asksBalance,
  atGiftCards,
  giftCardsCome,
  numberOf,
  refused,
} from './gift-card-steps.ts';
import type { Scenario } from '../scenario.ts';

export const giftCardBalanceUnknown: Scenario = {
  id: 'gift-card-balance-unknown',
  title: 'A gift card that nobody knows, and a server that fails',
  summary:
    'Nobody has the number, and then the server fails: no reason for the large error message.',
  ledger: ['API-58', 'FTL-04'],
  domains: ['gift-card', 'fatal-error'],
  golden: [{ name: 'gift-card/balance--unknown', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atGiftCards(fixtures),
    rules: [{ on: BALANCE, call: 2, then: { status: 500, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      giftCardsCome(fixtures),
      asksBalance({ number: '6003999900000000', pin: PIN }, { title: 'Asks about a card.' }),
      refused(
        'unknown',
        'There is no such card.',
        'We know no gift card with this number and PIN. Please compare them with the card.',
      ),
      asksBalance({ number: numberOf('02'), pin: PIN }, { title: 'Asks about the right one.' }),
      refused(
        'unreachable',
        'The server fails. The page stays.',
        'We could not ask just now. Please try again.',
      ),
    ],
  })),
};
