import { expect, it } from 'vitest';
import { keysIn, usedKeys, type UsedKey } from '#harness/texts/source-keys.ts';
import { namespacesOf, readTexts } from '#harness/texts/locales.ts';
import { flatTexts } from '#harness/texts/texts.ts';

const texts = new Map(
  namespacesOf('en').map((namespace) => [
    namespace,
    [...flatTexts(readTexts('en', namespace)).keys()],
  ]),
);

function exists({ key, isPrefix }: UsedKey, namespace: string) {
  const known = texts.get(namespace) ?? [];
  if (isPrefix) return known.some((full) => full.startsWith(key));
  return known.includes(key) || known.includes(`${key}_other`);
}

it('I18N-03 I18N-04 every key that the sources name exists', () => {
  const used = usedKeys();
  expect(used.length).toBeGreaterThan(50);
  const missing = used
    .filter((key) => {
      const candidates = key.namespaces.length > 0 ? key.namespaces : [...texts.keys()];
      return !candidates.some((namespace) => exists(key, namespace));
    })
    .map(({ file, key, namespaces }) => `${file}: ${namespaces.join('|')}:${key}`);
  expect(missing).toEqual([]);
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
