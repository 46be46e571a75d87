import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import { acts, button, dialog, fact, heading, says, settles, fails } from '../step-builders.ts';
import { byLink } from './account-steps.ts';
import { inAccount, isReadAgain } from './area-steps.ts';

const start = (fixtures: BrandFixtures) => inAccount(fixtures, '/newsletter');

const STORY = ['account'];

export const newsletterPreferencesScenarios = family(start, STORY, {
  'letters-chosen-and-ended': {
    title: 'A shopper has letters come, and ends them again',
    summary: 'Who chooses what to read about gets the letters, until they are ended.',
    shows: ['API-65, NWS-02, AUT-26', { rl: 'account/letters--ended' }, 'rl'],
    steps: [
      settles('None come yet.', {
        facts: [fact('account/lettersRead', { isSubscribed: false })],
        screen: [heading('You are not subscribed')],
      }),
      acts('Has them come.', {
        input: 'account/saveLetters',
        press: button('Subscribe'),
        payload: { interests: [] },
        asked: ['PUT /newsletter/preferences'],
        state: { 'account/lettersWish': 'save' },
      }),
      settles('They come from now on, as the foot of the page says too.', {
        facts: [fact('account/lettersSaved'), fact('account/lettersRead', { isSubscribed: true })],
        state: { 'session/userInfo': { newsletterSignedUp: true } },
        screen: [heading('You are subscribed')],
      }),
      acts('Has enough of them.', {
        input: 'account/endLetters',
        press: button('Unsubscribe'),
        asked: ['POST /newsletter/unsubscribe'],
        state: { 'account/lettersWish': 'end' },
      }),
      settles('None come any more.', {
        facts: [fact('account/lettersEnded'), fact('account/lettersRead', { isSubscribed: false })],
        state: {
          'account/lettersChange': { status: 'idle' },
          'session/userInfo': { newsletterSignedUp: false },
        },
        screen: [heading('You are not subscribed')],
      }),
    ],
  },
  'letters-fail': {
    title: 'What goes to a shopper by mail cannot be read, then not be changed',
    summary: 'Neither what cannot be read nor what cannot be saved is told as if it had been.',
    shows: ['API-65', { hm: 'account/letters--unreachable' }],
    rules: [
      fails('GET /newsletter/preferences', 503),
      { on: 'PUT /newsletter/preferences', call: 1, then: 'lost' },
    ],
    steps: [
      ...isReadAgain('account/letters', 'account/lettersNotRead', 'account/retryLetters'),
      settles('It is there.', { facts: [fact('account/lettersRead')] }),
      acts('Has letters come.', {
        input: 'account/saveLetters',
        press: button('Subscribe'),
        payload: { interests: [] },
      }),
      settles('Nobody answers; what holds by now is shown.', {
        facts: [
          fact('account/lettersNotChanged', { errorKey: 'network' }),
          fact('account/lettersRead', { isSubscribed: true }),
        ],
        state: { 'account/lettersChange': { status: 'failed' } },
      }),
    ],
  },
  'newsletter-ended-by-link': {
    title: 'A shopper ends the newsletter by the link in a letter',
    summary: 'Without signing in, at a press.',
    shows: ['API-65', { hm: 'newsletter/letter-link--ended' }, 'hm'],
    domains: ['auth', 'notices'],
    start: byLink({
      purpose: 'newsletter',
    }),
    steps: [
      settles('The dialog asks whether it is to be the last letter.', {
        state: { 'auth/link': { status: 'ready', purpose: 'newsletter' } },
        screen: [dialog('Our newsletter')],
      }),
      acts('Says yes.', {
        input: 'auth/endNewsletter',
        press: button('Unsubscribe'),
        asked: ['POST /newsletter/unsubscribe_link'],
        state: { 'auth/link': { status: 'saving', purpose: 'newsletter' } },
      }),
      settles('It was.', {
        facts: [
          fact('auth/newsletterEnded'),
          fact('notices/noticeShown', { key: 'myAccount:link.newsletter.toast' }),
        ],
        state: { 'auth/link': { status: 'none' } },
        screen: [says('You are unsubscribed. E-mails about your orders still reach you.')],
      }),
    ],
  },
});
