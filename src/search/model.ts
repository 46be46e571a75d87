import { combine, sample } from 'effector';
import { splitMap } from 'patronum';
import { array, integer, nullable, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { hasCardNumber, tidyTerm } from '../kernel/personal.ts';
import { noPayload, personalTerm } from '../kernel/struct.ts';
import { siteAddress } from '../ports/address-marks.ts';
import { callFx } from '../ports/http/call.ts';
import { counted, debounced } from '../ports/debounced.ts';
import { navigateFx, locationChanged } from '../ports/navigation.ts';
import { persisted } from '../ports/storage/persisted.ts';
import { $start } from '../ports/start.ts';
import { suggestionsCall } from './api.ts';
import { $isSearchOpen, openSearch } from './drawer-model.ts';
import { believedTerms, withRecent } from './recent.ts';
import { SuggestionsState, isResultsOf, offersOf, resultsPath } from './search.ts';
import { whenLoaded } from '../ports/features.ts';

feature('search');

const Term = object({ term: personalTerm() });
const TopSearches = array(object({ label: string(), url: string() }));

export const typeText = input('search/typeText', object({ text: personalTerm() }));
/** Searches for the typed text, by Enter or the button. */
export const submitSearch = input('search/submitSearch', Term);
/** Opens a chosen offer. */
export const chooseOffer = input(
  'search/chooseOffer',
  object({ label: personalTerm(), url: siteAddress() }),
);
export const clearRecent = input('search/clearRecent', noPayload());

/** SRC-04 */
export const offerTopSearches = command('search/offerTopSearches', TopSearches);
const look = command('search/look', Term);

export const searchOpened = fact('search/searchOpened', noPayload());
export const suggestionsLoaded = fact(
  'search/suggestionsLoaded',
  object({ term: personalTerm(), offers: integer() }),
);
export const searched = fact('search/searched', Term);

export const suggestionsFx = callFx(suggestionsCall);

export const $text = state('search/text', '', personalTerm());
const recentTerms = persisted('selvedge.recentSearches', array(string()));
/** Search terms of this page load, merged with local storage; null before the first. */
const $searchedHere = state<string[] | null>(
  'search/searchedHere',
  null,
  nullable(array(personalTerm())),
);
/** SRC-05 */
export const $recent = combine(
  $searchedHere,
  $start,
  (terms, { storage }) => terms ?? believedTerms(recentTerms.read(storage)),
);
const $topSearches = state('search/topSearches', [], TopSearches);
const $suggestions = state<SuggestionsState>(
  'search/suggestions',
  { status: 'none' },
  SuggestionsState,
);
const $keystrokes = counted('search/keystrokes', typeText);

export const $offers = combine($suggestions, $text, $recent, $topSearches, offersOf);
/** True if the text contains a card number, which is not searched for. */
export const $isRefused = $text.map(hasCardNumber);
export const $isLooking = $suggestions.map(({ status }) => status === 'loading');

/** Pause (ms) after a key before suggestions are requested. */
const PAUSE_MS = 180;
/** Minimum length of a term; a single letter has no useful suggestions. */
const MIN_TERM = 2;

/** True if suggestions are requested; never for a card number. */
function canBeMeant(text: string): boolean {
  return tidyTerm(text).toLowerCase().length >= MIN_TERM && !hasCardNumber(text);
}

/** Fires when the search opens, or is already open. */
export const searchBegun = sample({
  clock: [openSearch, whenLoaded('search')],
  source: $isSearchOpen,
  filter: Boolean,
});

$text.on(typeText, (_, { text }) => text).on([searchOpened, locationChanged], () => '');
$topSearches.on(offerTopSearches, (_, terms) => terms);
$suggestions
  .on(typeText, (current, { text }) => (canBeMeant(text) ? current : { status: 'none' }))
  .on([searchOpened, locationChanged], () => ({ status: 'none' }))
  .on(look, (_, { term }) => ({ status: 'loading', term }))
  .on(suggestionsFx.done, (current, { params, result }) =>
    // A stale answer is dropped.
    current.status === 'loading' && current.term === params.term
      ? { status: 'ready', term: params.term, suggestions: result }
      : current,
  )
  .on(suggestionsFx.fail, (current, { params }) =>
    current.status === 'loading' && current.term === params.term ? { status: 'none' } : current,
  );

sample({ clock: searchBegun, target: searchOpened });

const paused = debounced({
  clock: typeText,
  turn: $keystrokes,
  ms: PAUSE_MS,
  label: 'search-pause-',
});
sampleStores({
  clock: paused,
  source: { text: $text, isOpen: $isSearchOpen },
  filter: ({ text, isOpen }) => isOpen && canBeMeant(text),
  fn: ({ text }) => ({ term: tidyTerm(text) }),
  target: look,
});
sample({ clock: look, target: suggestionsFx });
sample({
  clock: suggestionsFx.done,
  source: $suggestions,
  filter: (current, { params }) => current.status === 'ready' && current.term === params.term,
  fn: (_, { params, result }) => ({
    term: params.term,
    offers: result.terms.length + result.categories.length,
  }),
  target: suggestionsLoaded,
});

const chosen = splitMap({
  source: chooseOffer,
  cases: {
    term: ({ label, url }) => (isResultsOf(url, label) ? { term: label } : undefined),
    elsewhere: ({ url }) => url,
  },
});
sample({
  clock: [submitSearch, chosen.term],
  filter: ({ term }) => tidyTerm(term) !== '' && !hasCardNumber(term),
  fn: ({ term }) => ({ term: tidyTerm(term) }),
  target: searched,
});
sample({
  clock: [searched.map(({ term }) => resultsPath(term)), chosen.elsewhere],
  fn: (to) => ({ to, replace: false }),
  target: navigateFx,
});

// SRC-05…09
const remembered = sample({
  clock: searched,
  source: $recent,
  fn: (recent, { term }) => withRecent(recent, term),
});
const forgotten = clearRecent.map((): string[] => []);
$searchedHere.on([remembered, forgotten], (_, terms) => terms);
sample({
  clock: [remembered, forgotten],
  fn: (recent) => (recent.length > 0 ? recent : null),
  target: recentTerms.keep,
});
