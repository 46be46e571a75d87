// @alone
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
  clearRecent,
  submitSearch,
  suggestionsFx,
  typeText,
} from '#src/search/model.ts';
import { environment, settle, shopScope } from '#tests/session/shop-scope.ts';

/** A search whose pauses and answers come when the test says so. */
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

it('SRC-03 suggestions are fetched once the typing pauses', async () => {
  const { answers, type, pause, labels } = search();
  for (const text of ['j', 'je', 'jea']) type(text);
  await pause();
  expect(answers.map(({ term }) => term)).toEqual(['jea']);
  answers[0]?.answer(['jeans', 'jean jacket']);
  await settle();
  expect(labels()).toEqual(['terms: jeans', 'terms: jean jacket']);
});

it('SRC-03 a stale answer is dropped', async () => {
  const { answers, type, pause, labels } = search();
  type('je');
  await pause();
  type('shirt');
  await pause();
  answers[1]?.answer(['shirt']);
  await settle();
  answers[0]?.answer(['jeans']);
  await settle();
  expect(labels()).toEqual(['terms: shirt']);
});

it('one letter and a closed search ask for nothing', async () => {
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

it('an answer that does not come leaves nothing to choose, and typing on asks again', async () => {
  const { answers, type, pause, labels } = search();
  type('je');
  await pause();
  answers[0]?.fail();
  await settle();
  expect(labels()).toEqual([]);
  type('jea');
  await pause();
  expect(answers).toHaveLength(2);
});

it('RTE-26 SRC-01 a search leads to its results, whatever is in it', async () => {
  const { scope, visited } = search();
  scopeBind(submitSearch, { scope })({ term: '  <script>alert("x")</script> & co ' });
  scopeBind(submitSearch, { scope })({ term: '   ' });
  await settle();
  expect(visited).toEqual([
    '/search?searchTerm=%3Cscript%3Ealert%28%22x%22%29%3C%2Fscript%3E+%26+co',
  ]);
});

it('SRC-05 what was searched for is kept, offered, and forgotten on demand', async () => {
  const { scope, written, labels } = search('["tee"]');
  expect(labels()).toEqual(['recent: tee']);
  scopeBind(submitSearch, { scope })({ term: 'Jeans' });
  await settle();
  expect(labels()).toEqual(['recent: jeans', 'recent: tee']);
  scopeBind(clearRecent, { scope })();
  await settle();
  expect(labels()).toEqual([]);
  expect(written).toEqual([
    { area: 'local', key: 'selvedge.recentSearches', value: '["jeans","tee"]' },
    { area: 'local', key: 'selvedge.recentSearches', value: null },
  ]);
});

it('a chosen offer leads where it says', async () => {
  const { scope, visited, labels } = search();
  scopeBind(chooseOffer, { scope })({ label: 'Jeans', url: '/women/jeans' });
  scopeBind(chooseOffer, { scope })({ label: 'tee', url: '/search?searchTerm=tee' });
  await settle();
  expect(visited).toEqual(['/women/jeans', '/search?searchTerm=tee']);
  expect(labels()).toEqual(['recent: tee']);
});

it.each(['/search?searchTerm=crew%20knit', '/search?searchTerm=crew+knit'])(
  'SRC-04 SRC-05 a top search is kept as one that was typed, whichever way %s writes its space',
  async (url) => {
    const { scope, visited, labels } = search();
    scopeBind(chooseOffer, { scope })({ label: 'crew knit', url });
    await settle();
    expect(visited).toEqual(['/search?searchTerm=crew+knit']);
    expect(labels()).toEqual(['recent: crew knit']);
  },
);

it.each(['4111111111111111', 'card 4111 1111 1111 1111', '6099-0000-0070-1001-01'])(
  'SRC-03 %j is neither looked for nor asked about: it may be a card’s number',
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
