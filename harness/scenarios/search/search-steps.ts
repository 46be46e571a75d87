import { acts, button, fact, pauses } from '../step-builders.ts';
import type { PauseStep, ShopperStep } from '../scenario.ts';

export function opensSearch(): ShopperStep {
  return acts('Opens the search.', {
    input: 'search/openSearch',
    press: button('Search'),
    facts: [fact('search/searchOpened')],
  });
}

export function types(text: string, title = `Types “${text}”.`): ShopperStep {
  return acts(title, {
    input: 'search/typeText',
    press: { role: 'combobox', name: 'What are you looking for?', type: text },
    payload: { text },
  });
}

/** Pauses typing until the shop requests suggestions. */
export function stopsTyping(text: string): PauseStep {
  return pauses(`Stops for a moment: the shop asks for suggestions for “${text}”.`, 200, {
    state: { 'search/suggestions': { status: 'loading', term: text } },
  });
}
