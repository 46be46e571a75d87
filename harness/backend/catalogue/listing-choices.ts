import {
  COLOURS,
  COLOUR_FAMILIES,
  GENDERS,
  GROUPS,
  type Bilingual,
} from '#fixtures/catalogue/words.ts';
import { type FilterName, eachFilter } from '#src/commerce/filter-kinds.ts';
import { isOfGender } from './categories.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

interface FacetKind {
  label: Bilingual;
  style: 'list' | 'swatch' | 'grid';
  valuesOf: (product: CatalogueProduct) => readonly string[];
  /** Names of its values; sizes are their own names. */
  names?: Readonly<Record<string, Bilingual | undefined>>;
}

/** Facet of each filter. */
export const FACET_KINDS: Readonly<Record<FilterName, FacetKind>> = {
  productgroup: {
    label: ['Category', 'Kategorie'],
    style: 'list',
    valuesOf: ({ group }) => [group],
    names: GROUPS,
  },
  gender: {
    label: ['For', 'Für'],
    style: 'list',
    valuesOf: (product) => ['women', 'men', 'kids'].filter((each) => isOfGender(product, each)),
    names: GENDERS,
  },
  maincolour: {
    label: ['Colour', 'Farbe'],
    style: 'swatch',
    valuesOf: ({ colourCode }) => [COLOURS[colourCode]?.[2] ?? 'other'],
    names: COLOUR_FAMILIES,
  },
  size: sizeFacet('size', ['Size', 'Größe']),
  width: sizeFacet('width', ['Waist', 'Weite']),
  length: sizeFacet('length', ['Length', 'Länge']),
};

function sizeFacet(axis: 'size' | 'width' | 'length', label: Bilingual): FacetKind {
  const valuesOf = ({ variants }: CatalogueProduct) => [
    ...new Set(variants.flatMap((variant) => variant[axis] ?? [])),
  ];
  return { label, style: 'grid', valuesOf };
}

type Values = Readonly<Record<FilterName, readonly string[]>>;

const known = new WeakMap<CatalogueProduct, Values>();

/** Values of a product in each facet. */
export function valuesOf(product: CatalogueProduct): Values {
  const found = known.get(product);
  if (found) return found;
  const values = eachFilter((name) => FACET_KINDS[name].valuesOf(product));
  known.set(product, values);
  return values;
}

/** Name of a value in a language. */
export function valueLabel(name: FilterName, value: string, language: TranslatedLanguage): string {
  const { names = {} } = FACET_KINDS[name];
  return (Object.hasOwn(names, value) && textIn(names[value], language)) || value;
}
