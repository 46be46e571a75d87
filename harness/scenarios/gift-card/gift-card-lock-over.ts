import { inBoth } from '../brand-fixtures.ts';
import { PIN, asksBalance, atGiftCards, locksCard, numberOf } from './gift-card-steps.ts';
import type { Scenario } from '../scenario.ts';
import { TEN_MINUTES, waitsItOut } from '../steps.ts';

export const giftCardLockOver: Scenario = {
  id: 'gift-card-lock-over',
  title: 'A locked gift card, ten minutes later',
  summary: 'Whoever waits may ask about the card again, and is told when.',
  ledger: ['API-58', 'SES-08'],
  domains: ['gift-card'],
  golden: [{ name: 'gift-card/balance--released', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atGiftCards(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...locksCard(fixtures),
      asksBalance({ number: numberOf('02'), pin: PIN }, { title: 'Types the right one.' }),
      {
        kind: 'settle',
        title: 'The card is locked.',
        facts: [{ name: 'gift-card/balanceThrottled' }],
        state: { 'gift-card/balanceWait': { minutes: TEN_MINUTES } },
        screen: [{ text: 'You can try again in 10 minutes.' }],
      },
      ...waitsItOut('gift-card/balanceWait', 'gift-card/balanceReleased'),
      asksBalance({ number: numberOf('02'), pin: PIN }, { title: 'Asks again.' }),
      {
        kind: 'settle',
        title: 'All of it is there.',
        facts: [{ name: 'gift-card/balanceTold', payload: { balance: 5000, currency: 'GBP' } }],
        screen: [{ text: '£50.00 left on this card, to be spent by 31 December 2099.' }],
      },
    ],
  })),
};
