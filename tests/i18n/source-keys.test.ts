import { expect, it } from 'vitest';
import { keysIn, usedKeys } from './source-keys.ts';
import { flatTexts, namespacesOf, readTexts } from './texts.ts';

const texts = new Map(
  namespacesOf('en').map((namespace) => [namespace, flatTexts(readTexts('en', namespace))]),
);

function exists(namespace: string, key: string) {
  const known = texts.get(namespace);
  return known !== undefined && (known.has(key) || known.has(`${key}_other`));
}

it('I18N-03 I18N-04 every key that the sources name exists', () => {
  const missing = usedKeys()
    .filter(({ key, namespaces }) => {
      const candidates = namespaces.length > 0 ? namespaces : [...texts.keys()];
      return !candidates.some((namespace) => exists(namespace, key));
    })
    .map(({ file, key, namespaces }) => `${file}: ${namespaces.join('|')}:${key}`);
  expect(missing).toEqual([]);
});

it('the scan finds keys with and without namespace and skips comments', () => {
  const source = `
    /** @example t('in.docComment') */
    // t('in.comment')
    const { t } = useTranslation('cart');
    t('bag.title'); t("common:close", { count }); at('no'); list.t('no');
    t(
      'bag.checkout',
    );`;
  expect(keysIn('x.tsx', source)).toEqual([
    { file: 'x.tsx', key: 'bag.title', namespaces: ['cart'] },
    { file: 'x.tsx', key: 'close', namespaces: ['common'] },
    { file: 'x.tsx', key: 'bag.checkout', namespaces: ['cart'] },
  ]);
  expect(keysIn('y.tsx', 'const { t } = useTranslation(); t("a")')[0]?.namespaces).toEqual([
    'common',
  ]);
});
