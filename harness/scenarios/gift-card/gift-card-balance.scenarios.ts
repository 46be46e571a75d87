import { formProblems } from '#src/forms/rules.ts';
import { GIFT_CARD_FIELDS } from '#src/gift-card/gift-card-fields.ts';
import { family } from '../family.ts';
import { acts, button, fact, says, settles } from '../step-builders.ts';
import {
  BALANCE,
  PIN,
  asksBalance,
  atGiftCards,
  giftCardsCome,
  locksCard,
  numberOf,
  refused,
} from './gift-card-steps.ts';

const SLIPS = { number: '6003 9999', pin: '18' };

const problems = formProblems(GIFT_CARD_FIELDS, SLIPS);

export const giftCardBalanceScenarios = family(atGiftCards, ['gift-card'], {
  'gift-card-balance-expired': {
    title: 'A gift card whose time is over',
    summary: 'Its time is over, whatever is left on it.',
    shows: ['API-58', { rl: 'gift-card/balance--expired' }],
    steps: (fixtures) => [
      giftCardsCome(fixtures),
      asksBalance({ number: numberOf('05'), pin: PIN }, 'Asks about an old card.'),
      refused('over', 'It is too old.', 'This card cannot be used any more.'),
    ],
  },
  'gift-card-balance-known': {
    title: 'What is left on two gift cards',
    summary: 'What is left on a card, and on one that is used up.',
    shows: ['GFT-01, RTE-17, API-58', { rl: 'gift-card/balance--known' }, 'hm'],
    steps: (fixtures) => [
      giftCardsCome(fixtures),
      asksBalance({ number: numberOf('02'), pin: PIN }, 'Asks about a card of 50.'),
      settles('All of it is there.', {
        facts: [
          fact('gift-card/balanceTold', {
            balance: 5000,
            currency: 'GBP',
            expires: '2099-12-31',
          }),
        ],
        screen: [says('£50.00 left on this card, to be spent by 31 December 2099.')],
      }),
      asksBalance({ number: numberOf('04'), pin: PIN }, 'Asks about another one.'),
      settles('Nothing is left on that one.', {
        facts: [fact('gift-card/balanceTold', { balance: 0 })],
        screen: [says('£0.00 left on this card, to be spent by 31 December 2099.')],
      }),
    ],
  },
  'gift-card-balance-throttled': {
    title: 'Five wrong PINs, and then the right one',
    summary: 'Whoever tries PINs finds the card locked, also for the right one.',
    shows: ['API-58, SES-08', { rl: 'gift-card/balance--throttled' }, 'rl'],
    steps: (fixtures) => [
      ...locksCard(fixtures),
      asksBalance({ number: numberOf('02'), pin: PIN }, 'Types the right one.'),
      settles('The card is locked for ten minutes.', {
        facts: [fact('gift-card/balanceThrottled', { canProve: false })],
        state: {
          'gift-card/balance': { status: 'throttled', canProve: false },
          'gift-card/balanceWait': { minutes: 10 },
        },
        screen: [
          says('The PIN was wrong too often. The card is locked for a while, to protect it.'),
          says('You can try again in 10 minutes.'),
        ],
      }),
    ],
  },
  'gift-card-balance-unknown': {
    title: 'A gift card that nobody knows, and a server that fails',
    summary:
      'Nobody has the number, and then the server fails: no reason for the large error message.',
    shows: ['API-58, FTL-04', { hm: 'gift-card/balance--unknown' }],
    domains: ['gift-card', 'fatal-error'],
    rules: [{ on: BALANCE, call: 2, then: { status: 500, errorKey: '_ERR_GENERIC' } }],
    steps: (fixtures) => [
      giftCardsCome(fixtures),
      asksBalance({ number: '6003999900000000', pin: PIN }, 'Asks about a card.'),
      refused(
        'unknown',
        'There is no such card.',
        'We know no gift card with this number and PIN. Please compare them with the card.',
      ),
      asksBalance({ number: numberOf('02'), pin: PIN }, 'Asks about the right one.'),
      refused(
        'unreachable',
        'The server fails. The page stays.',
        'We could not ask just now. Please try again.',
      ),
    ],
  },
  'gift-card-number-slips': {
    title: 'A gift card’s number with digits missing',
    summary: 'What cannot be a number or a PIN is told at its field, and nobody is asked.',
    shows: ['VAL-23, FRM-03, FRM-05', {}, 'rl'],
    steps: (fixtures) => [
      giftCardsCome(fixtures),
      acts('Types half of the number, and half of the PIN.', {
        input: 'gift-card/submitBalance',
        press: button('Show what is left', {
          fill: { 'Gift card number': SLIPS.number, PIN: SLIPS.pin },
        }),
        payload: { values: SLIPS, problems },
        facts: [fact('gift-card/balanceFormRefused', { wrong: Object.keys(problems) })],
      }),
      settles('Both fields say what they need.', {
        screen: [says('The number has 16 to 19 digits.')],
      }),
      asksBalance({ number: numberOf('02'), pin: PIN }, 'Corrects both.'),
      settles('The balance is there.', { facts: [fact('gift-card/balanceTold')] }),
    ],
  },
});
