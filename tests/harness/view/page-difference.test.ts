import { expect, it } from 'vitest';
import { pagesLines } from '#harness/compare/builds-text.ts';
import { comparePages, pageDifference } from '#harness/compare/compare-pages.ts';

const NOTES = { file: 'src/cart/view/LineNotes.tsx', line: 23 };
const LINE = { file: 'src/cart/view/BagLine.tsx', line: 98 };
const BEFORE = [
  { text: '<div class="notes">', depth: 0, places: [LINE] },
  { text: '<p>Only 2 left</p>', depth: 1, places: [NOTES, LINE] },
  { text: '<p>£10.00</p>', depth: 0, places: [LINE] },
];
const AFTER = [
  { text: '<div class="notes"></div>', depth: 0, places: [LINE] },
  { text: '<p>£10.00</p>', depth: 0, places: [LINE] },
];
const noPayload = { facts: [], calls: [], requests: [], stores: {} };
const page = (digest: string) => ({
  ...noPayload,
  line: 4,
  cause: 'cart/open',
  page: { digest, errors: [] },
});

it('attributes removed content to its view, if the view differs', () => {
  const changed = new Set([NOTES.file]);
  expect(pageDifference(BEFORE, AFTER, changed)).toMatchObject({
    places: [NOTES, LINE],
    isGone: true,
  });
  expect(pageDifference(AFTER, BEFORE, changed)).toMatchObject({
    places: [NOTES, LINE],
    isGone: false,
  });
  expect(pageDifference(BEFORE, AFTER)).toMatchObject({ places: [LINE], isGone: false });
});

it('a page that differs without a changed view names the changed files', async () => {
  const compared = async (changed: readonly string[]) =>
    pagesLines(
      await comparePages(
        [page('was')],
        [page('is')],
        async () => [BEFORE, AFTER],
        new Set(changed),
      ),
      'HEAD',
    );
  expect(await compared(['src/cart/bag/cart.ts'])).toContain('    changed   src/cart/bag/cart.ts');
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `src/${name}.ts`);
  expect((await compared(many)).at(-1)).toBe(
    '    changed   src/a.ts, src/b.ts, src/c.ts, src/d.ts, src/e.ts and 2 more',
  );
  const own = await compared([NOTES.file]);
  expect(own.filter((line) => line.includes('changed   '))).toEqual([]);
  expect(own).toContain('    source    src/cart/view/LineNotes.tsx:23 (of HEAD)');
});
