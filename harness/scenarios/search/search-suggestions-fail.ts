import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { opensSearch, stopsTyping, types } from './search-steps.ts';

export const searchSuggestionsFail: Scenario = {
  id: 'search-suggestions-fail',
  title: 'Suggestions that do not come',
  summary: 'Without suggestions the search goes on as before.',
  ledger: ['SRC-03', 'FTL-02'],
  domains: ['search', 'fatal-error', 'notices'],
  in: inBoth((fixtures) => {
    const { half, other } = fixtures.term;
    return {
      start: strangerAt(fixtures, '/'),
      rules: [{ on: 'GET /suggestions', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } }],
      screen: [],
      steps: [
        opensSearch(),
        types(half),
        stopsTyping(half),
        {
          kind: 'settle',
          title: 'The server fails: nothing is offered, and nothing is in the way.',
          facts: [],
          state: { 'search/suggestions': { status: 'none' } },
        },
        types(other, `Types “${other}” instead.`),
        stopsTyping(other),
        {
          kind: 'settle',
          title: 'Now there are suggestions.',
          facts: [{ name: 'search/suggestionsLoaded', payload: { term: other } }],
          state: { 'search/suggestions': { status: 'ready', term: other } },
        },
      ],
    };
  }),
};
