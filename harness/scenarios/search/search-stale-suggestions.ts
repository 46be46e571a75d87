import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { opensSearch, stopsTyping, types } from './search-steps.ts';

export const searchStaleSuggestions: Scenario = {
  id: 'search-stale-suggestions',
  title: 'Suggestions that come too late',
  summary: 'The answer for what was typed first comes last: nobody asked for it any more.',
  ledger: ['SRC-03', 'API-60'],
  domains: ['search'],
  golden: [{ name: 'search/stale-suggestions--dropped', brand: 'rl' }],
  in: inBoth((fixtures) => {
    const { half, other } = fixtures.term;
    return {
      start: strangerAt(fixtures, '/'),
      rules: [{ on: 'GET /suggestions', call: 1, delayMs: 3000 }],
      screen: [],
      steps: [
        opensSearch(),
        types(half),
        stopsTyping(half),
        types(other, `Thinks better of it, and types “${other}”.`),
        stopsTyping(other),
        {
          kind: 'settle',
          title: `The answer for “${half}” comes last. It is dropped: “${other}” stays on offer.`,
          facts: [{ name: 'search/suggestionsLoaded', payload: { term: other } }],
          state: { 'search/suggestions': { status: 'ready', term: other } },
        },
      ],
    };
  }),
};
