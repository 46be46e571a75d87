import { inBoth } from '../brand-fixtures.ts';
import {
  PIN,
  asksBalance,
  atGiftCards,
  giftCardsCome,
  numberOf,
  refused,
} from './gift-card-steps.ts';
import type { Scenario } from '../scenario.ts';

export const giftCardBalanceExpired: Scenario = {
  id: 'gift-card-balance-expired',
  title: 'A gift card whose time is over',
  summary: 'Its time is over, whatever is left on it.',
  ledger: ['API-58'],
  domains: ['gift-card'],
  golden: [{ name: 'gift-card/balance--expired', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atGiftCards(fixtures),
    rules: [],
    screen: [],
    steps: [
      giftCardsCome(fixtures),
      asksBalance({ number: numberOf('05'), pin: PIN }, { title: 'Asks about an old card.' }),
      refused('over', 'It is too old.', 'This card cannot be used any more.'),
    ],
  })),
};
