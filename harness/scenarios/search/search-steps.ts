import type { PauseStep, ShopperStep } from '../scenario.ts';

export function opensSearch(): ShopperStep {
  return {
    kind: 'shopper',
    title: 'Opens the search.',
    input: 'search/openSearch',
    press: { role: 'button', name: 'Search' },
    facts: [{ name: 'search/searchOpened' }],
  };
}

export function types(text: string, title = `Types “${text}”.`): ShopperStep {
  return {
    kind: 'shopper',
    title,
    input: 'search/typeText',
    payload: { text },
    press: { role: 'combobox', name: 'What are you looking for?', type: text },
    facts: [],
  };
}

/** Stops typing for long enough that the shop looks for suggestions. */
export function stopsTyping(text: string): PauseStep {
  return {
    kind: 'pause',
    ms: 200,
    title: `Stops for a moment: the shop asks for suggestions for “${text}”.`,
    facts: [],
    state: { 'search/suggestions': { status: 'loading', term: text } },
  };
}
