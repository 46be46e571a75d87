// @partial
import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { waitFx } from '#src/ports/clock.ts';
import { locationChanged, navigateFx } from '#src/ports/navigation.ts';
import { appStarted } from '#src/ports/start.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { $isSearchOpen, openSearch } from '#src/search/drawer-model.ts';
import {
  $isRefused,
  $offers,
  $text,
  chooseOffer,
  submitSearch,
  suggestionsFx,
  typeText,
} from '#src/search/model.ts';
import { environment, settle, shopScope } from '#tests/session/shop-scope.ts';

/** A search whose pauses and answers the test controls. */
function search(stored?: string) {
  const pauses: (() => void)[] = [];
  const answers: { term: string; answer: (terms: string[]) => void; fail: () => void }[] = [];
  const visited: string[] = [];
  const written: unknown[] = [];
  const { scope, calls, facts } = shopScope(
    [waitFx, () => new Promise<void>((resolve) => pauses.push(resolve))],
    [
      suggestionsFx,
      ({ term }) =>
        new Promise((resolve, reject) => {
          answers.push({
            term,
            answer: (terms) => resolve({ terms, categories: [] }),
            fail: () => reject({ kind: 'network' }),
          });
        }),
    ],
    [navigateFx, ({ to }) => void visited.push(to)],
    [writeStorageFx, (params) => void written.push(params)],
  );
  const type = scopeBind(typeText, { scope });
  const storage: Record<string, string> =
    stored === undefined ? {} : { 'selvedge.recentSearches': stored };
  scopeBind(appStarted, { scope })({ environment: { ...environment, storage } });
  scopeBind(openSearch, { scope })();
  return {
    scope,
    calls,
    facts,
    answers,
    visited,
    written,
    type: (text: string) => type({ text }),
    async pause() {
      for (const resolve of pauses.splice(0)) resolve();
      await settle();
    },
    labels: () => scope.getState($offers).map(({ group, label }) => `${group}: ${label}`),
  };
}

it('requests nothing for one letter or when closed', async () => {
  const { scope, answers, type, pause } = search();
  type('j');
  await pause();
  type('jeans');
  const location = { path: '/x', search: '', hash: '', key: '1' };
  scopeBind(locationChanged, { scope })({ location, action: 'push' });
  await pause();
  expect(answers).toEqual([]);
  expect(scope.getState($isSearchOpen)).toBe(false);
  expect(scope.getState($text)).toBe('');
});

it('SRC-03 ignores the answer to an earlier text', async () => {
  const { answers, type, pause, labels } = search();
  for (const text of ['je', 'shirt']) {
    type(text);
    await pause();
  }
  answers[0]?.answer(['jeans']);
  await settle();
  expect(labels()).toEqual([]);
  answers[1]?.answer(['shirt']);
  await settle();
  expect(labels()).toEqual(['terms: shirt']);
});

it('opens the address of a chosen offer', async () => {
  const { scope, visited, labels } = search();
  scopeBind(chooseOffer, { scope })({ label: 'Jeans', url: '/women/jeans' });
  scopeBind(chooseOffer, { scope })({ label: 'tee', url: '/search?searchTerm=tee' });
  await settle();
  expect(visited).toEqual(['/women/jeans', '/search?searchTerm=tee']);
  expect(labels()).toEqual(['recent: tee']);
});

it.each(['/search?searchTerm=crew%20knit', '/search?searchTerm=crew+knit'])(
  'SRC-04 SRC-05 stores a top search like a typed one, however %s encodes its space',
  async (url) => {
    const { scope, visited, labels } = search();
    scopeBind(chooseOffer, { scope })({ label: 'crew knit', url });
    await settle();
    expect(visited).toEqual(['/search?searchTerm=crew+knit']);
    expect(labels()).toEqual(['recent: crew knit']);
  },
);

it.each(['4111111111111111', 'card 4111 1111 1111 1111', '6099-0000-0070-1001-01'])(
  'SRC-03 %j gives no search and no suggestions: it may be a card number',
  async (number) => {
    const { scope, type, pause, calls, visited, written } = search();
    type(number);
    expect(scope.getState($isRefused)).toBe(true);
    await pause();
    scopeBind(submitSearch, { scope })({ term: number });
    await settle();
    expect([visited, written]).toEqual([[], []]);
    expect(JSON.stringify(calls)).not.toContain(number);
    type('jeans');
    expect(scope.getState($isRefused)).toBe(false);
  },
);
