import { GENDERS, GROUPS, type Bilingual } from '#fixtures/catalogue/words.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { categoryPath } from './paths.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

/** The products that a category id selects. */
export interface Category {
  id: string;
  gender?: string;
  group?: string;
  special?: 'sale' | 'new' | 'exclusive';
}

/** Categories that span product groups. */
export const SPECIALS: Readonly<Record<'sale' | 'new' | 'exclusive', Bilingual>> = {
  sale: ['Sale', 'Sale'],
  new: ['New in', 'Neu'],
  exclusive: ['Exclusive', 'Exklusiv'],
};

/**
 * Reads a category id: `women`, `women-jeans`, `jeans` or `all-jeans`, `sale`, `men-sale`, `new`,
 * `gift-cards`, `all`. `undefined` when there is no such category.
 */
export function readCategory(id: string): Category | undefined {
  if (id === 'all') return { id };
  const [first = '', ...others] = id.split('-');
  const hasGender = first !== 'unisex' && Object.hasOwn(GENDERS, first);
  const rest = hasGender || first === 'all' ? others.join('-') : id;
  const gender = hasGender ? { gender: first } : {};
  if (rest === '') return hasGender ? { id, ...gender } : undefined;
  if (rest === 'sale' || rest === 'new' || rest === 'exclusive')
    return { id, ...gender, special: rest };
  return Object.hasOwn(GROUPS, rest) ? { id, ...gender, group: rest } : undefined;
}

/** Unisex products are listed under women and men, except gift cards. */
export function isOfGender({ style, group }: CatalogueProduct, gender: string): boolean {
  if (style.gender !== 'unisex') return style.gender === gender;
  return gender !== 'kids' && group !== 'gift-cards';
}

export function isInCategory(product: CatalogueProduct, category: Category): boolean {
  const { style, group } = product;
  if (category.gender !== undefined && !isOfGender(product, category.gender)) return false;
  if (category.group !== undefined) return category.group === group;
  if (category.special === 'sale') return style.off !== undefined;
  if (category.special === 'new') return style.label === 'new';
  if (category.special === 'exclusive') return style.exclusive === true;
  return group !== 'gift-cards';
}

/** LST-03: categories that each brand is known for; their tiles are larger. */
const ELEVATED = ['jeans', 'all-jeans', 'blazers', 'all-blazers', 'men-blazers'];

/** RTE-07: page type of a category's address. */
export function pageTypeOf({ id, gender }: Category): string {
  if (id === gender) return 'glp';
  return ELEVATED.includes(id) ? 'elevated product list' : 'plp';
}

export interface BreadcrumbEntry {
  analyticsId: string;
  id: string;
  label: string;
  pageType: string;
  url: string;
}

function crumb(id: string, label: string, pageType: string, url: string): BreadcrumbEntry {
  return { analyticsId: id.toUpperCase(), id, label, pageType, url };
}

/** Home, then gender, then group or special, as far as the category has them. */
export function breadcrumbOf(category: Category, language: TranslatedLanguage): BreadcrumbEntry[] {
  const { gender, group, special } = category;
  const path = [crumb('home', textIn(['Home', 'Start'], language), 'homepage', '/')];
  if (gender !== undefined)
    path.push(
      crumb(gender, textIn(GENDERS[gender], language) ?? gender, 'glp', categoryPath(gender)),
    );
  const last = group ?? special;
  if (last === undefined) return path;
  const label = group
    ? textIn(GROUPS[group], language)
    : special && textIn(SPECIALS[special], language);
  path.push(crumb(category.id, label ?? last, pageTypeOf(category), categoryPath(category.id)));
  return path;
}
