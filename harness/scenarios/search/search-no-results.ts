import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { opensSearch, types } from './search-steps.ts';

export const searchNoResults: Scenario = {
  id: 'search-no-results',
  title: 'A search that finds nothing',
  summary: 'Nothing is found: the page says for what, and how to go on.',
  ledger: ['SRC-01', 'SRC-02', 'SRC-05', 'SRC-06', 'RTE-26'],
  // Not search/suggestionsLoaded: in a browser they may come before the search is sent.
  domains: ['search/searchOpened', 'search/searched', 'listing'],
  inBrowser: true,
  golden: [{ name: 'search/nothing-found--said-so', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/men'),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'What there is for men is there.',
        facts: [{ name: 'listing/loaded', payload: { categoryId: 'men' } }],
        screen: [{ role: 'heading', name: 'Men' }],
      },
      opensSearch(),
      types('Umbrella', 'Types “Umbrella”, which nobody sells here.'),
      {
        kind: 'shopper',
        title: 'Does not wait for suggestions.',
        input: 'search/submitSearch',
        payload: { term: 'Umbrella' },
        press: { role: 'button', name: 'Search', within: 'Search' },
        facts: [{ name: 'search/searched', payload: { term: 'Umbrella' } }],
        state: { 'search/searchedHere': ['umbrella'] },
      },
      {
        kind: 'settle',
        title: 'Nothing is found. The page says for what, and what to try.',
        facts: [{ name: 'listing/loaded', payload: { total: 0 } }],
        state: { 'navigation/location': { path: '/search', search: '?searchTerm=Umbrella' } },
        screen: [
          { role: 'heading', name: 'Nothing found for “Umbrella”' },
          { text: 'Try fewer or other words.' },
          { role: 'link', name: 'See what is new' },
        ],
      },
    ],
  })),
};
