import data from '#fixtures/content/category-texts.json' with { type: 'json' };
import { GENDERS, GROUPS } from '#fixtures/catalogue/words.ts';
import { DEFAULT_COUNTRY } from '#src/commerce/countries.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { answer, type Call, type Handler, type Handlers } from '../call.ts';
import { readCategory, type Category } from '../catalogue/categories.ts';
import { notFound, ok } from '../message.ts';
import { categoryPath } from '../catalogue/paths.ts';
import { readFor, type Reader } from './content-text.ts';
import { textIn } from '../texts.ts';

type Texts = Readonly<Record<string, string>>;
type Names = Readonly<Record<string, { group: string; special: string }>>;

/** Canonical path of a category: `jeans` and `all-jeans` are both at `/all/jeans`. */
export function canonicalPath({ id, gender, group, special }: Category): string {
  if (gender !== undefined) return categoryPath(id);
  if (special === 'sale' || special === 'new') return `/${special}`;
  const name = group ?? special;
  if (name === undefined || name === 'gift-cards') return `/${name ?? 'all'}`;
  return `/all/${name}`;
}

function decapitalised(text: string): string {
  return /^.-/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function labelOf({ gender, group, special }: Category, { language }: Reader, specials: Texts) {
  if (group !== undefined) return textIn(GROUPS[group], language) ?? group;
  if (special !== undefined) return specials[special] ?? special;
  return textIn(GENDERS[gender ?? ''], language) ?? specials['all'] ?? '';
}

/** `Women's jeans`, `Jeans für Damen`. */
function nameOf({ gender, group, special }: Category, label: string, reader: Reader): string {
  if (gender === undefined || (group ?? special) === undefined) return label;
  const values = { Group: label, group: decapitalised(label) };
  const names = readFor<Names>(data.names, { ...reader, values });
  return names[gender]?.[group === undefined ? 'special' : 'group'] ?? label;
}

/** LST-15, API-20: `GET /categories/{categoryId}` */
const getCategorySeo: Handler = (call) => {
  const category = readCategory(call.segments[0] ?? '');
  if (!category) return answer(call, notFound('The category'));
  const { gender, group, special } = category;
  const reader: Reader = { site: call.store, language: call.language };
  const texts = readFor<Texts>(data.texts, reader);
  const label = labelOf(category, reader, readFor<Texts>(data.specials, reader));
  const name = nameOf(category, label, reader);
  const own = texts[`${gender}-${group}`] ?? texts[group ?? special ?? gender ?? 'all'];
  const description = own ?? '';
  const [first = ''] = description.split(/(?<=\.) /);
  const promise = readFor<string>(data.promise, reader);
  const { storeBrandName } = call.store;
  const metadata = {
    title: `${name} | ${storeBrandName}`,
    description: `${first || `${name}.`} ${promise}`,
    keywords: [...new Set([name, label, storeBrandName])].join(', '),
  };
  return answer(call, ok({ name, description, metadata }));
};

/** ENT-28: the page on every site of the brand; languages without a site use the United Kingdom's. */
function alternatesOf({ store }: Call, path: string): unknown[] {
  const entries = storesOfBrand(store.brand).map((site) => ({
    url: site.SITE_URL + path,
    host: new URL(site.SITE_URL).host,
    hreflang: site.locale.toLowerCase(),
    cc: site.countryCode,
    storeName: site.storeName,
    locale: site.locale,
  }));
  const fallback = entries.find(({ cc }) => cc === DEFAULT_COUNTRY.code);
  return fallback ? [...entries, { ...fallback, hreflang: 'x-default' }] : entries;
}

/** API-21: `GET /categories/{categoryId}/urls` */
const getCategoryUrls: Handler = (call) => {
  const category = readCategory(call.segments[0] ?? '');
  if (!category) return answer(call, notFound('The category'));
  return answer(call, ok({ data: alternatesOf(call, canonicalPath(category)) }));
};

export const categorySeoRoutes: Handlers = {
  'GET transformer /categories/*': getCategorySeo,
  'GET transformer /categories/*/urls': getCategoryUrls,
};
