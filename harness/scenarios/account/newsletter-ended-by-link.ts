import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { byLink } from './account-steps.ts';

export const newsletterEndedByLink: Scenario = {
  id: 'newsletter-ended-by-link',
  title: 'A shopper ends the newsletter by the link in a letter',
  summary: 'Without signing in, at a press.',
  ledger: ['API-65'],
  domains: ['auth', 'notices'],
  inBrowser: true,
  golden: [{ name: 'newsletter/letter-link--ended', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: byLink(fixtures, {
      purpose: 'newsletter',
      name: 'krypto',
      person: 'mira',
      minutesAgo: 5,
    }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The dialog asks whether it is to be the last letter.',
        facts: [],
        state: { 'auth/link': { status: 'ready', purpose: 'newsletter' } },
        screen: [{ role: 'dialog', name: 'Our newsletter' }],
      },
      {
        kind: 'shopper',
        title: 'Says yes.',
        input: 'auth/endNewsletter',
        press: { role: 'button', name: 'Unsubscribe' },
        facts: [],
        asked: ['POST /newsletter/unsubscribe_link'],
        state: { 'auth/link': { status: 'saving', purpose: 'newsletter' } },
      },
      {
        kind: 'settle',
        title: 'It was.',
        facts: [
          { name: 'auth/newsletterEnded' },
          { name: 'notices/noticeShown', payload: { key: 'myAccount:link.newsletter.toast' } },
        ],
        state: { 'auth/link': { status: 'none' } },
        screen: [{ text: 'You are unsubscribed. E-mails about your orders still reach you.' }],
      },
    ],
  })),
};
