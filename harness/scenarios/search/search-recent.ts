import { inBoth } from '../brand-fixtures.ts';
import type { Scenario, ShopperStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { opensSearch, types } from './search-steps.ts';

const KEPT = ['indigo', 'blazer', 'belt', 'gift card'];
const LONG = 'a jacket that is warm and light and not too long';

/** Looks for a term; what is kept of it then. */
function looksFor(term: string, kept: readonly string[], title: string): ShopperStep {
  return {
    kind: 'shopper',
    title,
    input: 'search/submitSearch',
    payload: { term },
    press: { role: 'button', name: 'Search', within: 'Search' },
    facts: [{ name: 'search/searched', payload: { term } }],
    state: { 'search/searchedHere': kept },
  };
}

function resultsCome(total?: number) {
  const facts = [{ name: 'listing/loaded', ...(total !== undefined && { payload: { total } }) }];
  return { kind: 'settle' as const, title: 'The results are there.', facts };
}

export const searchRecent: Scenario = {
  id: 'search-recent',
  title: 'What was searched for last',
  summary: 'The last five searches are on offer, each once, and none that is a whole sentence.',
  ledger: ['SRC-05', 'SRC-06', 'SRC-07', 'SRC-08', 'SRC-09'],
  domains: ['search/searched', 'search/searchOpened', 'listing/loaded'],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/'),
      storage: { 'selvedge.recentSearches': JSON.stringify(KEPT) },
    },
    rules: [],
    screen: [],
    steps: [
      opensSearch(),
      { kind: 'settle', title: 'The four searches of before are on offer.', facts: [] },
      types('Belt'),
      looksFor(
        'Belt',
        ['belt', 'indigo', 'blazer', 'gift card'],
        'Looks for belts once more: they come to the front, and are there once.',
      ),
      resultsCome(),
      opensSearch(),
      types('Scarf'),
      looksFor('Scarf', ['scarf', 'belt', 'indigo', 'blazer', 'gift card'], 'Looks for a fifth.'),
      resultsCome(),
      opensSearch(),
      types('Coat'),
      looksFor(
        'Coat',
        ['coat', 'scarf', 'belt', 'indigo', 'blazer'],
        'Looks for a sixth: the oldest is gone.',
      ),
      resultsCome(),
      opensSearch(),
      types(LONG),
      looksFor(
        LONG,
        ['coat', 'scarf', 'belt', 'indigo', 'blazer'],
        'A whole sentence is looked for, and not kept.',
      ),
      resultsCome(),
      opensSearch(),
      { kind: 'settle', title: 'Five are on offer.', facts: [] },
    ],
  })),
};
