import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { inAccount } from './area-steps.ts';

export const lettersChosenAndEnded: Scenario = {
  id: 'letters-chosen-and-ended',
  title: 'A shopper has letters come, and ends them again',
  summary: 'Who chooses what to read about gets the letters, until they are ended.',
  ledger: ['API-65', 'NWS-02', 'AUT-26'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/letters--ended', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/newsletter'),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'None come yet.',
        facts: [{ name: 'account/lettersRead', payload: { isSubscribed: false } }],
        screen: [{ role: 'heading', name: 'You are not subscribed' }],
      },
      {
        kind: 'shopper',
        title: 'Has them come.',
        input: 'account/saveLetters',
        payload: { interests: [] },
        press: { role: 'button', name: 'Subscribe' },
        facts: [],
        asked: ['PUT /newsletter/preferences'],
        state: { 'account/lettersWish': 'save' },
      },
      {
        kind: 'settle',
        title: 'They come from now on, as the foot of the page says too.',
        facts: [
          { name: 'account/lettersSaved' },
          { name: 'account/lettersRead', payload: { isSubscribed: true } },
        ],
        state: { 'session/userInfo': { newsletterSignedUp: true } },
        screen: [{ role: 'heading', name: 'You are subscribed' }],
      },
      {
        kind: 'shopper',
        title: 'Has enough of them.',
        input: 'account/endLetters',
        press: { role: 'button', name: 'Unsubscribe' },
        facts: [],
        asked: ['POST /newsletter/unsubscribe'],
        state: { 'account/lettersWish': 'end' },
      },
      {
        kind: 'settle',
        title: 'None come any more.',
        facts: [
          { name: 'account/lettersEnded' },
          { name: 'account/lettersRead', payload: { isSubscribed: false } },
        ],
        state: {
          'account/lettersChange': { status: 'idle' },
          'session/userInfo': { newsletterSignedUp: false },
        },
        screen: [{ role: 'heading', name: 'You are not subscribed' }],
      },
    ],
  })),
};
