import { canTravel } from '#harness/scenarios/run.ts';
import type {
  Scenario,
  ScenarioStart,
  ScenarioStep,
  Situation,
} from '#harness/scenarios/scenario.ts';
import { type Place, PLACES, placeOf } from './place.ts';
import { STATES, type State, statesIn } from './state-words.ts';

/** Stages of shopping, in order. */
export const JOURNEYS = {
  find: 'Find',
  choose: 'Choose',
  bag: 'Bag',
  checkOut: 'Check out',
  afterTheOrder: 'After the order',
  account: 'Account',
  whenThingsGoWrong: 'When things go wrong',
} as const;

export type Journey = keyof typeof JOURNEYS;

/** By prefix of a scenario's id; the first match wins. */
const OF_JOURNEY: readonly (readonly [Journey, RegExp])[] = [
  [
    'whenThingsGoWrong',
    /^(?:answer-|fatal-|guest-|registered-|sign-in-throttled|product-(?:broken|gone)|listing-untransformed|checkout-unreachable|troubles-|report-)/,
  ],
  [
    'checkOut',
    /^(?:checkout-|payment-|pickup-|gate-in-the-checkout|account-moved-in-the-checkout)/,
  ],
  ['afterTheOrder', /^(?:order|confirmation-|contact-)/],
  ['bag', /^(?:bag-|gift-card-)/],
  ['choose', /^(?:stock-|stale-stock|sells-out-|sizes?-|notify-me|prior-price|wishlist-|arrival-)/],
  [
    'find',
    /^(?:search-|campaign-|consent-|experiments-|measured-|vitals-|hitches-|newsletter-(?:popup|sign-up)|listing-elevated|amounts-|shops-)/,
  ],
  [
    'account',
    /^(?:account-|address-|cards?-|data-|details-|email-|everywhere-|letters-|newsletter-ended|password-|registration-|sign-in-|relogon-|membership-|gate-|let-in-)/,
  ],
];

/** A scenario in the showroom's index. */
export interface Entry {
  scenario: Scenario;
  journey: Journey;
  who: string;
  /** Places of both brands, in order of their visit. */
  places: readonly Place[];
  states: readonly State[];
  /** True if shown in every country; else only in its own. */
  isEverywhere: boolean;
  /** Searchable words in lower case. */
  words: string;
}

/** Creates the entry of a scenario; `wordsOf` returns a requirement's text. */
export function entryOf(scenario: Scenario, wordsOf: (id: string) => string): Entry {
  const { id, title, summary, ledger } = scenario;
  const { rl, hm } = scenario.in;
  const journey = journeyOf(id);
  const steps = new Set([...rl.steps, ...hm.steps].map((step) => step.title));
  const said = [title, summary, ...steps].join(' ');
  const places = [...new Set([...placesOf(rl), ...placesOf(hm)])];
  const states = statesIn(said);
  const who = whoOf(rl.start);
  const words = [
    said,
    id,
    who,
    ...(journey ? [JOURNEYS[journey]] : []),
    ...places.map((place) => PLACES[place]),
    ...states.map((state) => STATES[state]),
    ...ledger.flatMap((rule) => [rule, wordsOf(rule)]),
  ];
  return {
    scenario,
    journey: journey ?? 'whenThingsGoWrong',
    who,
    places,
    states,
    isEverywhere: canTravel(rl),
    words: words.join(' ').toLowerCase(),
  };
}

/** Journey of a scenario; `undefined` without a matching prefix. */
export function journeyOf(id: string): Journey | undefined {
  return OF_JOURNEY.find(([, pattern]) => pattern.test(id))?.[0];
}

/** Start page of a situation, and the page after each step. */
export function placesOf({ start, steps }: Situation): readonly Place[] {
  let place = placeOf(start.path);
  return [place, ...steps.map((step) => (place = placeAfter(step) ?? place))];
}

/** Page after a step; `undefined` if it stays. */
function placeAfter(step: ScenarioStep): Place | undefined {
  const { path } = (step.state?.['navigation/location'] ?? {}) as { path?: string };
  const to = path ?? (step.kind === 'visit' ? step.to.replace(/[?#].*/, '') : undefined);
  return step.place ?? (to === undefined ? undefined : placeOf(to));
}

function whoOf({ person, isMember, orders, link }: ScenarioStart): string {
  if (isMember) return 'A member of the programme, signed in';
  if (person === 'guest') return 'A guest';
  if (person !== undefined) return 'A signed-in shopper';
  if (link) return 'Somebody with a mailed link';
  return orders ? 'A guest who has ordered before' : 'A stranger';
}

/** Entries that contain all words, best title match first. */
export function search(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const inTitle = ({ scenario }: Entry) =>
    wanted.filter((word) => scenario.title.toLowerCase().includes(word)).length;
  return entries
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .toSorted((one, other) => inTitle(other) - inTitle(one));
}
