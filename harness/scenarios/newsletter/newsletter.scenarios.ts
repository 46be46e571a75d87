import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import type { PauseStep, SettleStep, ShopperStep, VisitStep } from '../scenario.ts';

import {
  acts,
  button,
  dialog,
  fact,
  heading,
  link,
  pauses,
  settles,
  visits,
  fails,
} from '../step-builders.ts';

const POPUP = { rl: 'Mill notes', hm: 'Letters from the workroom' };

function goesTo(to: string, name: string, title: string): VisitStep {
  return visits(title, { to, press: link(name) });
}

function arrives(title: string, name: string): SettleStep {
  return settles(title, { screen: [heading(name)] });
}

function staysFor(ms: number, title: string, popup?: string): PauseStep {
  const state = popup === undefined ? {} : { 'newsletter/popup': popup };
  return pauses(title, ms, { state });
}

function nameOf({ store }: BrandFixtures): string {
  return store.startsWith('hm') ? POPUP.hm : POPUP.rl;
}

const SUBSCRIBE = 'POST /newsletter/subscribe';

const EMAIL = 'ada@example.test';

function signsUp(title: string, asked: readonly string[]): ShopperStep {
  return acts(title, {
    input: 'newsletter/signUp',
    press: button('Sign up', { fill: { 'E-mail address': EMAIL } }),
    payload: { email: EMAIL, interests: ['women'], source: 'footer' },
    asked,
    state: { 'newsletter/signUpState': { status: 'sending' } },
  });
}

export const newsletterScenarios = family({ path: '/women' }, ['newsletter/popupClosed'], {
  'newsletter-popup': {
    title: 'The newsletter’s popup is seen once',
    summary:
      'The newsletter is offered to somebody who looks around, once, and never again within the year.',
    shows: ['NWS-01, NWS-03', { hm: 'newsletter/popup--seen-once' }],
    screen: [heading('Women')],
    steps: (fixtures) => [
      goesTo('/men', 'Men', 'Goes on to Men.'),
      arrives('That is the second page.', 'Men'),
      staysFor(60_000, 'Stays for a minute. Nothing comes over the page.', 'hidden'),
      goesTo('/new', 'New in', 'Goes on to what is new.'),
      arrives('That is the third page.', 'New in'),
      staysFor(19_000, 'Looks at it, for not quite 20 seconds.', 'hidden'),
      staysFor(1000, 'After 20 seconds the popup is due.'),
      acts('Nothing else is open, and nobody types: it opens, and counts as seen.', {
        input: 'newsletter/showPopup',
        press: 'no-control',
        state: { 'newsletter/popup': 'open' },
      }),
      settles('It asks what the shopper would like to read about.', {
        screen: [dialog(nameOf(fixtures))],
      }),
      acts('Does not want it.', {
        input: 'newsletter/closePopup',
        press: button('No, thank you'),
        facts: [fact('newsletter/popupClosed')],
        state: { 'newsletter/popup': 'over' },
      }),
      goesTo('/women', 'Women', 'Goes back to Women.'),
      arrives('The page is there.', 'Women'),
      staysFor(600_000, 'Stays for ten minutes. Nobody asks again.', 'over'),
    ],
  },
  'newsletter-sign-up-fails': {
    title: 'Signing up for the newsletter fails at first',
    summary:
      'The shop’s server fails, and then takes it; an impatient press in between sends nothing.',
    shows: ['API-65, NWS-02'],
    domains: ['newsletter'],
    rules: [fails(SUBSCRIBE, 503)],
    steps: [
      acts(
        'Goes to the field at the foot of the page: the shop asks what there is to read about.',
        { input: 'newsletter/wantInterests', press: 'no-control' },
      ),
      settles('There are things to choose from.', {
        facts: [fact('newsletter/interestsLoaded')],
      }),
      signsUp('Signs up.', [SUBSCRIBE]),
      signsUp('Presses once more, before there is an answer. Nothing is sent.', []),
      settles('The shop’s server fails. What was typed is still there.', {
        facts: [fact('newsletter/signUpFailed', { source: 'footer', reason: 'unreachable' })],
      }),
      signsUp('Tries again.', [SUBSCRIBE]),
      settles('The shopper is on the list.', {
        facts: [fact('newsletter/signedUp', { source: 'footer' })],
        state: { 'newsletter/signUpState': { status: 'done' } },
      }),
    ],
  },
});
