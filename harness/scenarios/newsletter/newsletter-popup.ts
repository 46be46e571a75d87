import { type BrandFixtures, inBoth } from '../brand-fixtures.ts';
import type { PauseStep, Scenario, SettleStep, VisitStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

const POPUP = { rl: 'Mill notes', hm: 'Letters from the workroom' };

function goesTo(to: string, name: string, title: string): VisitStep {
  return { kind: 'visit', to, title, press: { role: 'link', name }, facts: [] };
}

function arrives(title: string, heading: string): SettleStep {
  return { kind: 'settle', title, facts: [], screen: [{ role: 'heading', name: heading }] };
}

function staysFor(ms: number, title: string, popup?: string): PauseStep {
  const state = popup === undefined ? {} : { 'newsletter/popup': popup };
  return { kind: 'pause', ms, title, facts: [], state };
}

function nameOf({ store }: BrandFixtures): string {
  return store.startsWith('hm') ? POPUP.hm : POPUP.rl;
}

export const newsletterPopup: Scenario = {
  id: 'newsletter-popup',
  title: 'The newsletter’s popup is seen once',
  summary:
    'The newsletter is offered to somebody who looks around, once, and never again within the year.',
  ledger: ['NWS-01', 'NWS-03'],
  domains: ['newsletter/popupClosed'], // where there is a page, it opens the popup by itself
  golden: [{ name: 'newsletter/popup--seen-once', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [],
    screen: [{ role: 'heading', name: 'Women' }],
    steps: [
      goesTo('/men', 'Men', 'Goes on to Men.'),
      arrives('That is the second page.', 'Men'),
      staysFor(60_000, 'Stays for a minute. Nothing comes over the page.', 'hidden'),
      goesTo('/new', 'New in', 'Goes on to what is new.'),
      arrives('That is the third page.', 'New in'),
      staysFor(19_000, 'Looks at it, for not quite 20 seconds.', 'hidden'),
      staysFor(1000, 'After 20 seconds the popup is due.'),
      {
        kind: 'shopper',
        title: 'Nothing else is open, and nobody types: it opens, and counts as seen.',
        input: 'newsletter/showPopup',
        press: 'no-control',
        facts: [],
        state: { 'newsletter/popup': 'open' },
      },
      {
        kind: 'settle',
        title: 'It asks what the shopper would like to read about.',
        facts: [],
        screen: [{ role: 'dialog', name: nameOf(fixtures) }],
      },
      {
        kind: 'shopper',
        title: 'Does not want it.',
        input: 'newsletter/closePopup',
        press: { role: 'button', name: 'No, thank you' },
        facts: [{ name: 'newsletter/popupClosed' }],
        state: { 'newsletter/popup': 'over' },
      },
      goesTo('/women', 'Women', 'Goes back to Women.'),
      arrives('The page is there.', 'Women'),
      staysFor(600_000, 'Stays for ten minutes. Nobody asks again.', 'over'),
    ],
  })),
};
