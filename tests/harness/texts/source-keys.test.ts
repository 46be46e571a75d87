import { expect, it } from 'vitest';
import { keysIn, missingTexts, usedKeys } from '#harness/texts/source-keys.ts';

it('I18N-03 I18N-04 every key that the sources name exists', () => {
  expect(usedKeys().length).toBeGreaterThan(50);
  expect(missingTexts()).toEqual([]);
});

it('the scan finds titles of the table of pages', () => {
  const source = "  bag: row({\n    title: 'page.bag',\n  }),";
  expect(
    keysIn('src/pages/pages.ts', source).map(({ key, namespaces }) => [key, ...namespaces]),
  ).toEqual([['page.bag', 'common']]);
  const named = usedKeys().filter(({ file }) => file === 'src/pages/pages.ts');
  expect(named.map(({ key }) => key)).toContain('page.wishlist');
});

it('the scan finds keys with and without namespace and skips comments', () => {
  const source = `
    /** @example t('in.docComment') */
    // t('in.comment')
    const { t } = useTranslation('cart');
    t('bag.title'); t("common:close", { count: f('no') }); at('no'); list.t('no');
    t(
      'bag.checkout',
    );`;
  expect(keysIn('x.tsx', source).map(({ key, namespaces }) => [key, ...namespaces])).toEqual([
    ['bag.title', 'cart'],
    ['close', 'common'],
    ['bag.checkout', 'cart'],
  ]);
  expect(keysIn('y.tsx', 'const { t } = useTranslation(); t("a")')[0]?.namespaces).toEqual([
    'common',
  ]);
});

it('the scan finds both branches of a choice and the fixed part of a computed key', () => {
  const source =
    "t(kind === 'small' ? 'bag.a' : 'bag.b'); t(`stock.${status}`); t(key); t(`${x}.y`)";
  expect(keysIn('x.ts', source).map(({ key, isPrefix }) => [key, isPrefix])).toEqual([
    ['bag.a', false],
    ['bag.b', false],
    ['stock.', true],
  ]);
});
