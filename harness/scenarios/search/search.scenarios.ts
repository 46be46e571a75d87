import { family } from '../family.ts';
import type { PauseStep, ScenarioStep, ShopperStep } from '../scenario.ts';
import {
  acts,
  button,
  fact,
  heading,
  link,
  says,
  settles,
  fails,
  pauses,
} from '../step-builders.ts';

const KEPT = ['indigo', 'blazer', 'belt', 'gift card'];

const LONG = 'a jacket that is warm and light and not too long';

/** Searches for a term; expects these stored terms. */
function looksFor(term: string, kept: readonly string[], title: string): ShopperStep {
  return acts(title, {
    input: 'search/submitSearch',
    press: button('Search', { within: 'Search' }),
    payload: { term },
    facts: [fact('search/searched', { term })],
    state: { 'search/searchedHere': kept },
    place: 'search',
  });
}

/** Types a term and searches for it, and opens the search again on the page of results. */
function searches(term: string, kept: readonly string[], title: string): ScenarioStep[] {
  return [
    types(term),
    looksFor(term, kept, title),
    settles('The results are there.', { facts: [fact('listing/loaded')] }),
    opensSearch(),
  ];
}

export const searchScenarios = family(['search/searchOpened', 'search/searched', 'listing'], {
  'search-no-results': {
    title: 'A search that finds nothing',
    summary: 'Nothing is found: the page says for what, and how to go on.',
    shows: [
      'SRC-01, SRC-02, SRC-05, SRC-06, RTE-26',
      { hm: 'search/nothing-found--said-so' },
      'hm',
    ],
    start: { path: '/men' },
    steps: [
      settles('What there is for men is there.', {
        facts: [fact('listing/loaded', { categoryId: 'men' })],
        screen: [heading('Men')],
      }),
      opensSearch(),
      types('Umbrella', 'Types “Umbrella”, which nobody sells here.'),
      looksFor('Umbrella', ['umbrella'], 'Does not wait for suggestions.'),
      settles('Nothing is found. The page says for what, and what to try.', {
        facts: [fact('listing/loaded', { total: 0 })],
        state: { 'navigation/location': { path: '/search', search: '?searchTerm=Umbrella' } },
        screen: [
          heading('Nothing found for “Umbrella”'),
          says('Try fewer or other words.'),
          link('See what is new'),
        ],
      }),
    ],
  },
  'search-recent': {
    title: 'What was searched for last',
    summary: 'The last five searches are on offer, each once, and none that is a whole sentence.',
    shows: ['SRC-05, SRC-06, SRC-07, SRC-08, SRC-09'],
    domains: ['search/searched', 'search/searchOpened', 'listing/loaded'],
    start: { path: '/', storage: { 'selvedge.recentSearches': JSON.stringify(KEPT) } },
    steps: [
      opensSearch(),
      settles('The four searches of before are on offer.'),
      ...searches(
        'Belt',
        ['belt', 'indigo', 'blazer', 'gift card'],
        'Looks for belts once more: they come to the front, and are there once.',
      ),
      ...searches(
        'Scarf',
        ['scarf', 'belt', 'indigo', 'blazer', 'gift card'],
        'Looks for a fifth.',
      ),
      ...searches(
        'Coat',
        ['coat', 'scarf', 'belt', 'indigo', 'blazer'],
        'Looks for a sixth: the oldest is gone.',
      ),
      ...searches(
        LONG,
        ['coat', 'scarf', 'belt', 'indigo', 'blazer'],
        'A whole sentence is looked for, and not kept.',
      ),
      settles('Five are on offer.'),
    ],
  },
  'search-stale-suggestions': {
    title: 'Suggestions that come too late',
    summary: 'The answer for what was typed first comes last: nobody asked for it any more.',
    shows: ['SRC-03, API-60', { rl: 'search/stale-suggestions--dropped' }],
    domains: ['search'],
    start: { path: '/' },
    rules: [{ on: 'GET /suggestions', call: 1, delayMs: 3000 }],
    steps: ({ term: { half, other } }) => [
      opensSearch(),
      types(half),
      stopsTyping(half),
      types(other, `Thinks better of it, and types “${other}”.`),
      stopsTyping(other),
      settles(`The answer for “${half}” comes last. It is dropped: “${other}” stays on offer.`, {
        facts: [fact('search/suggestionsLoaded', { term: other })],
        state: { 'search/suggestions': { status: 'ready', term: other } },
      }),
    ],
  },
  'search-suggestions-fail': {
    title: 'Suggestions that do not come',
    summary: 'Without suggestions the search goes on as before.',
    shows: ['SRC-03, FTL-02'],
    domains: ['search', 'fatal-error', 'notices'],
    start: { path: '/' },
    rules: [fails('GET /suggestions', 500)],
    steps: ({ term: { half, other } }) => [
      opensSearch(),
      types(half),
      stopsTyping(half),
      settles('The server fails: nothing is offered, and nothing is in the way.', {
        state: { 'search/suggestions': { status: 'none' } },
      }),
      types(other, `Types “${other}” instead.`),
      stopsTyping(other),
      settles('Now there are suggestions.', {
        facts: [fact('search/suggestionsLoaded', { term: other })],
        state: { 'search/suggestions': { status: 'ready', term: other } },
      }),
    ],
  },
});

function opensSearch(): ShopperStep {
  return acts('Opens the search.', {
    input: 'search/openSearch',
    press: button('Search'),
    facts: [fact('search/searchOpened')],
  });
}

function types(text: string, title = `Types “${text}”.`): ShopperStep {
  return acts(title, {
    input: 'search/typeText',
    press: { role: 'combobox', name: 'What are you looking for?', type: text },
    payload: { text },
  });
}

/** Pauses typing until the shop requests suggestions. */
function stopsTyping(text: string): PauseStep {
  return pauses(`Stops for a moment: the shop asks for suggestions for “${text}”.`, 200, {
    state: { 'search/suggestions': { status: 'loading', term: text } },
  });
}
