import { canTravel } from '#harness/scenarios/run.ts';
import type { Scenario, ScenarioStart } from '#harness/scenarios/scenario.ts';
import PLACES_OF from './places.json' with { type: 'json' };
import { type Place, PLACES } from './place.ts';

/** What shoppers are about, in the order in which they come to it. */
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

/** By the beginnings of their ids; the first that fits counts. */
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

/** States that somebody may look for. */
export const STATES = {
  refused: 'Refused',
  failed: 'Fails, no answer',
  gone: 'Sold out, gone',
  empty: 'Empty, nothing found',
  late: 'Expired, too late',
  waits: 'Has to wait',
  undone: 'Taken back',
  leaves: 'Comes back from elsewhere',
} as const;

export type State = keyof typeof STATES;

const OF_STATE: Readonly<Record<State, RegExp>> = {
  refused: /refuse|wrong|not take|cannot be used|no more than|limit|declin/i,
  failed:
    /fail|no answer|nobody knows|not answer|cannot be read|break|unreachable|lost|without answer|makes no sense/i,
  gone: /sold out|none is left|gone|out of stock|sells out|coming soon|less left/i,
  empty: /empty|nothing is found|none yet|nobody has|no such|not found|nothing found/i,
  late: /expire|too late|is over|ended|ends|session/i,
  waits: /wait|throttl|too often|locked|not now/i,
  undone: /back|undo|rolled|as before/i,
  leaves: /paypal|klarna|3-d secure|bank|comes back|reload|loaded anew/i,
};

/** A scenario as somebody looks for it. */
export interface Entry {
  scenario: Scenario;
  journey: Journey;
  who: string;
  /** In the order in which they are come to. */
  places: readonly Place[];
  states: readonly State[];
  /** Can be seen in every country; else only where it is at home. */
  isEverywhere: boolean;
  /** All words that it can be found by, in lower case. */
  words: string;
}

/** Makes the entry of a scenario; `wordsOf` gives a requirement's words. */
export function entryOf(scenario: Scenario, wordsOf: (id: string) => string): Entry {
  const { id, title, summary, ledger } = scenario;
  const { steps, start } = scenario.in.rl;
  const journey = journeyOf(id);
  const said = [title, summary, ...steps.map((step) => step.title)].join(' ');
  const places = placesOf(id);
  const states = (Object.keys(STATES) as State[]).filter((state) => OF_STATE[state].test(said));
  const who = whoOf(start);
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
    isEverywhere: canTravel(scenario.in.rl),
    words: words.join(' ').toLowerCase(),
  };
}

/** Which journey a scenario belongs to; undefined where no beginning of an id fits. */
export function journeyOf(id: string): Journey | undefined {
  return OF_JOURNEY.find(([, pattern]) => pattern.test(id))?.[0];
}

/** The page at each position of a scenario, from where it begins on, as the denim brand has it. */
export function placesAt(id: string): readonly Place[] {
  return ((PLACES_OF as Record<string, string>)[id] ?? '').split(' ') as Place[];
}

function placesOf(id: string): readonly Place[] {
  return [...new Set(placesAt(id))];
}

function whoOf({ person, isMember, orders, link }: ScenarioStart): string {
  if (isMember) return 'A member of the programme, signed in';
  if (person === 'guest') return 'A guest';
  if (person !== undefined) return 'A signed-in shopper';
  if (link) return 'Somebody with a mailed link';
  return orders ? 'A guest who has ordered before' : 'A stranger';
}

/** Entries in which every word is found; those whose title has more of them first. */
export function search(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const inTitle = ({ scenario }: Entry) =>
    wanted.filter((word) => scenario.title.toLowerCase().includes(word)).length;
  return entries
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .toSorted((one, other) => inTitle(other) - inTitle(one));
}
