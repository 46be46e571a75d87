import {
  COLOURS,
  COLOUR_FAMILIES,
  GENDERS,
  GROUPS,
  type Bilingual,
} from '#fixtures/catalogue/words.ts';
import { isOfGender } from './categories.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

/** The facets whose values are chosen by name, in the order in which they are offered. */
export const CHOICES = ['productgroup', 'gender', 'maincolour', 'size', 'width', 'length'] as const;
export type Choice = (typeof CHOICES)[number];

type Values = Readonly<Record<Choice, readonly string[]>>;

const known = new WeakMap<CatalogueProduct, Values>();

function labelsOf({ variants }: CatalogueProduct, axis: 'size' | 'width' | 'length'): string[] {
  return [...new Set(variants.flatMap((variant) => variant[axis] ?? []))];
}

/** What a product is found under in each facet. */
export function valuesOf(product: CatalogueProduct): Values {
  const found = known.get(product);
  if (found) return found;
  const values = {
    productgroup: [product.group],
    gender: ['women', 'men', 'kids'].filter((gender) => isOfGender(product, gender)),
    maincolour: [COLOURS[product.colourCode]?.[2] ?? 'other'],
    size: labelsOf(product, 'size'),
    width: labelsOf(product, 'width'),
    length: labelsOf(product, 'length'),
  };
  known.set(product, values);
  return values;
}

const NAMES: Partial<Record<Choice, Readonly<Record<string, Bilingual | undefined>>>> = {
  productgroup: GROUPS,
  gender: GENDERS,
  maincolour: COLOUR_FAMILIES,
};

/** What the shop calls a value; sizes have no other name. */
export function valueLabel(choice: Choice, value: string, language: TranslatedLanguage): string {
  const names = NAMES[choice] ?? {};
  return (Object.hasOwn(names, value) && textIn(names[value], language)) || value;
}

/** What the shop calls a facet. */
export const FACET_LABELS: Readonly<Record<Choice, Bilingual>> = {
  productgroup: ['Category', 'Kategorie'],
  gender: ['For', 'Für'],
  maincolour: ['Colour', 'Farbe'],
  size: ['Size', 'Größe'],
  width: ['Waist', 'Weite'],
  length: ['Length', 'Länge'],
};
