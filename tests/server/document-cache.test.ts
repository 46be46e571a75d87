import { expect, it } from 'vitest';
import { createDocumentCache } from '#src/server/document-cache.ts';

const MEMORY = 800;
const SIZE = 100;

type Kind = 'page' | 'missing';

/** Pages of a hundred bytes each; those that begin with a `?` are missing. */
function shop(
  memory = MEMORY,
  kindOf = (page: string): Kind => (page.startsWith('?') ? 'missing' : 'page'),
  now = () => 0,
) {
  const made: string[] = [];
  const kept = createDocumentCache<{ key: string }, string, Kind>({
    async make({ key }) {
      made.push(key);
      return key;
    },
    isKept: () => true,
    kindOf: (_, page) => kindOf(page),
    shares: { page: 7 / 8, missing: 1 / 8 },
    sizeOf: () => SIZE,
    memory,
    now,
    report: (error) => expect(error).toBeUndefined(),
  });
  return { made, ask: (key: string) => kept.get({ key }, () => undefined) };
}

it('keeps existing pages when many missing ones are requested', async () => {
  const { made, ask } = shop();
  const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const page of pages) await ask(page);
  for (let noPayload = 0; noPayload < 50; noPayload += 1) await ask(`?${noPayload}`);
  made.length = 0;
  for (const page of pages) expect(await ask(page)).toBe(page);
  expect(made).toEqual([]);
});

it('stores a value once if its kind changes', async () => {
  let kind: Kind = 'page';
  let time = 0;
  const { made, ask } = shop(
    MEMORY,
    () => kind,
    () => time,
  );
  await ask('a');
  kind = 'missing';
  time += 700_000;
  await ask('a');
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('renders a missing page once for parallel requests', async () => {
  const { made, ask } = shop();
  await ask('?1');
  await ask('?1');
  expect(made).toEqual(['?1']);
});

it('drops the oldest value if memory is full', async () => {
  const { made, ask } = shop();
  for (const page of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await ask(page);
  made.length = 0;
  await ask('h');
  await ask('a');
  expect(made).toEqual(['a']);
});

it.each([1, 7, 1001, 64.5])('accepts a memory of %d bytes', async (memory) => {
  const { made, ask } = shop(memory);
  expect(await ask('a')).toBe('a');
  expect(await ask('a')).toBe('a');
  expect(made).toEqual(memory > SIZE ? ['a'] : ['a', 'a']);
});

it('stores a value that is ready after its request was answered without it', async () => {
  const made: string[] = [];
  let finish: () => void = () => undefined;
  const kept = createDocumentCache<{ key: string }, string, 'page'>({
    make: ({ key }) => {
      made.push(key);
      return new Promise((resolve) => (finish = () => resolve(key)));
    },
    isKept: () => true,
    kindOf: () => 'page',
    shares: { page: 1 },
    sizeOf: () => SIZE,
    memory: MEMORY,
    patience: 1,
    now: () => 0,
    report: (error) => expect(error).toBeUndefined(),
  });
  const outlived: Promise<unknown>[] = [];
  const ask = () => kept.get({ key: 'a' }, (work) => outlived.push(work));
  expect(await ask()).toBeUndefined();
  finish();
  await Promise.all(outlived);
  expect(await ask()).toBe('a');
  expect(made).toEqual(['a']);
});
