import { inBoth } from '../brand-fixtures.ts';
import { PIN, asksBalance, atGiftCards, giftCardsCome, numberOf } from './gift-card-steps.ts';
import type { Scenario } from '../scenario.ts';

export const giftCardBalanceKnown: Scenario = {
  id: 'gift-card-balance-known',
  title: 'What is left on two gift cards',
  summary: 'What is left on a card, and on one that is used up.',
  ledger: ['GFT-01', 'RTE-17', 'API-58'],
  domains: ['gift-card'],
  inBrowser: true,
  golden: [{ name: 'gift-card/balance--known', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atGiftCards(fixtures),
    rules: [],
    screen: [],
    steps: [
      giftCardsCome(fixtures),
      asksBalance({ number: numberOf('02'), pin: PIN }, { title: 'Asks about a card of 50.' }),
      {
        kind: 'settle',
        title: 'All of it is there.',
        facts: [
          {
            name: 'gift-card/balanceTold',
            payload: { balance: 5000, currency: 'GBP', expires: '2099-12-31' },
          },
        ],
        screen: [{ text: '£50.00 left on this card, to be spent by 31 December 2099.' }],
      },
      asksBalance({ number: numberOf('04'), pin: PIN }, { title: 'Asks about another one.' }),
      {
        kind: 'settle',
        title: 'Nothing is left on that one.',
        facts: [{ name: 'gift-card/balanceTold', payload: { balance: 0 } }],
        screen: [{ text: '£0.00 left on this card, to be spent by 31 December 2099.' }],
      },
    ],
  })),
};
