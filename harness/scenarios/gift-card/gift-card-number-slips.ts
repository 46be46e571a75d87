import { GIFT_CARD_FIELDS } from '#src/gift-card/gift-card-fields.ts';
import { formProblems } from '#src/forms/rules.ts';
import { inBoth } from '../brand-fixtures.ts';
import { PIN, asksBalance, atGiftCards, giftCardsCome, numberOf } from './gift-card-steps.ts';
import type { Scenario } from '../scenario.ts';

const SLIPS = { number: '6003 9999', pin: '18' };
const problems = formProblems(GIFT_CARD_FIELDS, SLIPS);

export const giftCardNumberSlips: Scenario = {
  id: 'gift-card-number-slips',
  title: 'A gift card’s number with digits missing',
  summary: 'What cannot be a number or a PIN is told at its field, and nobody is asked.',
  ledger: ['VAL-23', 'FRM-03', 'FRM-05'],
  domains: ['gift-card'],
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: atGiftCards(fixtures),
    rules: [],
    screen: [],
    steps: [
      giftCardsCome(fixtures),
      {
        kind: 'shopper',
        title: 'Types half of the number, and half of the PIN.',
        input: 'gift-card/submitBalance',
        payload: { values: SLIPS, problems },
        press: {
          role: 'button',
          name: 'Show what is left',
          fill: { 'Gift card number': SLIPS.number, PIN: SLIPS.pin },
        },
        facts: [
          { name: 'gift-card/balanceFormRefused', payload: { wrong: Object.keys(problems) } },
        ],
      },
      {
        kind: 'settle',
        title: 'Both fields say what they need.',
        facts: [],
        screen: [{ text: 'The number has 16 to 19 digits.' }],
      },
      asksBalance({ number: numberOf('02'), pin: PIN }, { title: 'Corrects both.' }),
      {
        kind: 'settle',
        title: 'The balance is there.',
        facts: [{ name: 'gift-card/balanceTold' }],
      },
    ],
  })),
};
