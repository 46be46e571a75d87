import { COLOURS, GENDERS, GROUPS } from '#fixtures/catalogue/words.ts';
import type { CatalogueProduct } from './catalogue.ts';

const known = new WeakMap<CatalogueProduct, string>();

/** All words by which a product is found, lower case, each after a space: its id, name, group, colour and gender. */
export function searchWordsOf(product: CatalogueProduct): string {
  const found = known.get(product);
  if (found !== undefined) return found;
  const { id, style, group, colourCode } = product;
  const texts = [
    id,
    style.name,
    style.kind.replaceAll('-', ' '),
    ...(GROUPS[group] ?? []),
    ...(COLOURS[colourCode] ?? []),
    ...(style.gender === 'unisex' ? [] : (GENDERS[style.gender] ?? [])),
  ];
  const words = ` ${texts.join(' ').toLowerCase().replace(/\s+/g, ' ')}`;
  known.set(product, words);
  return words;
}
