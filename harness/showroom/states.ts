import type { Scenario } from '#harness/scenarios/scenario.ts';
import { placesAt } from './entry.ts';
import type { Place } from './place.ts';

/** A page in one state: of a story of its own, or at a step of a scenario. */
export interface PageState {
  /** In small letters and dashes: what its picture is called. */
  key: string;
  name: string;
  place: Place;
  shown: { story: string } | { scenario: string; step: number };
}

/** Whose states the stories of each file are, by the file's name. */
const PLACE_OF_FILE: Readonly<Record<string, Place>> = {
  home: 'home',
  listing: 'listing',
  search: 'search',
  campaign: 'campaign',
  product: 'product',
  'product-parts': 'product',
  stock: 'product',
  'delivery-days': 'product',
  wishlist: 'wishlist',
  cart: 'bag',
  'gift-card-page': 'gift-cards',
  'gift-card': 'gift-cards',
  checkout: 'details',
  'checkout-details': 'details',
  pickup: 'details',
  'pickup-points': 'details',
  payment: 'payment',
  'checkout-payment': 'payment',
  orders: 'orders',
  account: 'account',
  area: 'account',
  addresses: 'addresses',
  cards: 'cards',
  membership: 'membership',
  contact: 'contact',
  content: 'text',
  'fatal-error': 'error',
};

const STORY = /export const (\w+): Story = \(\) => (?:\(\s*)?<ShopPage\s+scenario=\{\w+\}/g;
const FILE = /([\w-]+)\.stories\.tsx$/;

/**
 * Every state of every page: the stories that are pages, read from their files' texts by path, and
 * what each scenario shows when answers have come.
 */
export function pageStates(
  files: Readonly<Record<string, string>>,
  scenarios: readonly Scenario[],
): readonly PageState[] {
  const ofStories = Object.entries(files).flatMap(([path, text]) => {
    const file = FILE.exec(path)?.[1] ?? '';
    return [...text.matchAll(STORY)].map(([, name = '']): PageState => {
      const story = `${file}--${dashed(name)}`;
      return {
        key: story,
        name: spaced(name),
        place: PLACE_OF_FILE[file] ?? 'home',
        shown: { story },
      };
    });
  });
  const ofScenarios = scenarios.flatMap((scenario) => {
    const places = placesAt(scenario.id);
    return scenario.in.rl.steps.flatMap(({ kind, title }, index): PageState[] => {
      const place = places[index + 1];
      if (kind !== 'settle' || !place) return [];
      const step = index + 1;
      return [
        {
          key: `${scenario.id}--${step}`,
          name: `${scenario.title}: ${title}`,
          place,
          shown: { scenario: scenario.id, step },
        },
      ];
    });
  });
  return [...ofStories, ...ofScenarios];
}

function words(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
}

function dashed(name: string): string {
  return words(name).join('-').toLowerCase();
}

function spaced(name: string): string {
  const [first = '', ...rest] = words(name);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}

/** States that a page is asked for, and the words by which one is known. */
export const KINDS = {
  Empty:
    /\bempty\b|\bnone\b(?! of)|\bnothing (?:is found|to|typed)|\bno (?:such|match|order|card|address|results)/i,
  Loading: /loading/i,
  Failed:
    /\bfail|unreachable|not (?:read|there|saved|sent|started)\b|\bbr(?:oken|eaks)\b|nobody knows|no answer|cannot be shown/i,
  Refused:
    /refus|\bwrong|\bmissing\b|not valid|invalid|too (?:large|narrow|long)|\bunknown\b|not take|cannot be used|do not (?:match|belong)/i,
  'Many, long': /\blong\b|\bmany\b|more loaded|up to the limit|\b(?:newest|oldest)\b/i,
  'Sold out, gone': /sold out|sells out|coming soon|out of stock|less left|\bgone\b/i,
  Locked: /\block|throttl|\bwaits?\b|too often|too old|too late|\bexpired?\b|is over\b|\bended\b/i,
  Changing: /\bchanging\b|\bremoved\b|taken (?:back|off)|\bmoved\b|is back\b/i,
} as const;

export type Kind = keyof typeof KINDS;

/** Which of these states a state is, by its own words: what a scenario is about is not so at each of its steps. */
export function kindsOf({ name, shown }: PageState): readonly Kind[] {
  const own = 'scenario' in shown ? name.slice(name.indexOf(': ') + 1) : name;
  return (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].test(own));
}
