import { inBoth } from '../brand-fixtures.ts';
import { PIN, asksBalance, atGiftCards, locksCard, numberOf } from './gift-card-steps.ts';
import type { Scenario } from '../scenario.ts';

export const giftCardBalanceThrottled: Scenario = {
  id: 'gift-card-balance-throttled',
  title: 'Five wrong PINs, and then the right one',
  summary: 'Whoever tries PINs finds the card locked, also for the right one.',
  ledger: ['API-58', 'SES-08'],
  domains: ['gift-card'],
  inBrowser: true,
  golden: [{ name: 'gift-card/balance--throttled', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atGiftCards(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...locksCard(fixtures),
      asksBalance({ number: numberOf('02'), pin: PIN }, { title: 'Types the right one.' }),
      {
        kind: 'settle',
        title: 'The card is locked for ten minutes.',
        facts: [{ name: 'gift-card/balanceThrottled', payload: { canProve: false } }],
        state: {
          'gift-card/balance': { status: 'throttled', canProve: false },
          'gift-card/balanceWait': { minutes: 10 },
        },
        screen: [
          {
            text: 'The PIN was wrong too often. The card is locked for a while, to protect it.',
          },
          { text: 'You can try again in 10 minutes.' },
        ],
      },
    ],
  })),
};
