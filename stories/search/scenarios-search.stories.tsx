import { searchNoResults } from '#harness/scenarios/search/search-no-results.ts';
import { searchStaleSuggestions } from '#harness/scenarios/search/search-stale-suggestions.ts';
import { searchSuggestionsFail } from '#harness/scenarios/search/search-suggestions-fail.ts';
import { searchRecent } from '#harness/scenarios/search/search-recent.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const NothingFound = walk(searchNoResults);
export const SuggestionsTooLate = walk(searchStaleSuggestions);
export const SuggestionsDoNotCome = walk(searchSuggestionsFail);
export const WhatWasSearchedForLast = walk(searchRecent);
