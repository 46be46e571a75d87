import { DEFAULT_COUNTRY } from '../commerce/countries.ts';
import { pictureAddress } from '../kernel/picture.ts';
import type { IndexedFilter, SeoFilter } from '../listing/seo-filter.ts';
import type { Site } from '../store-config/stores.ts';

/** Same page on the site of another country or language. */
export type Alternate = { hreflang: string; url: string };

/** Address of a page on a site. */
export function urlOn(site: Site, path: string): string {
  return site.SITE_URL + (path === '/' ? '' : path);
}

/** Address of a site's picture at its largest width. */
export function pictureUrlOn(site: Site, pictureId: string): string {
  return new URL(pictureAddress(pictureId, 960), site.SITE_URL).href;
}

const FRONT = /-front$/;

/** True for pictures that are also available as JPEG, at 960 by 1,200 pixels. */
export function isShared(pictureId: string): boolean {
  return FRONT.test(pictureId);
}

/** Address of a site's picture for services without AVIF support. */
export function sharedPictureUrl(site: Site, pictureId: string): string {
  if (!isShared(pictureId)) return pictureUrlOn(site, pictureId);
  return new URL(`/pictures/${pictureId}-share.jpg`, site.SITE_URL).href;
}

/**
 * Addresses of a page on all sites of its brand, with the default country's as fallback. API-21
 * does the same for categories.
 */
export function alternatesOf(sites: readonly Site[], pathOn: (site: Site) => string): Alternate[] {
  const all = sites.map((site) => ({
    hreflang: site.locale.toLowerCase(),
    url: urlOn(site, pathOn(site)),
  }));
  const fallback = all[sites.findIndex((site) => site.countryCode === DEFAULT_COUNTRY.code)];
  return fallback ? [...all, { ...fallback, hreflang: 'x-default' }] : all;
}

/**
 * Canonical query of a listing page with an indexable filter (LST-14).
 *
 * @example pageSearch({ id: 'maincolour', value: 'blue' }, 2) // '?maincolour=blue&page=2'
 */
export function pageSearch(filter: { id: string; value: string } | null, page: number): string {
  const parameters = new URLSearchParams();
  if (filter) parameters.set(filter.id, filter.value);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query && `?${query}`;
}

/** LST-14: filter in a language's words; in the shop's own words without a translation. */
export function translatedFilter(
  { id, value }: IndexedFilter,
  seoFilters: readonly SeoFilter[],
  language: string,
): IndexedFilter {
  const { translations = [] } = seoFilters.find((filter) => filter.id === id) ?? {};
  const own = translations.find((each) => each.language === language && each.value === value);
  return own ? { id: own.urlCode, value: own.urlValue } : { id, value };
}

/**
 * Description that starts with the page's title.
 *
 * @example describedBy("Women's jeans", 'Cut wide, cut straight.') // "Women's jeans. Cut wide, cut straight."
 */
export function describedBy(title: string | undefined, text: string): string {
  const about = text.trim();
  return title === undefined || about.startsWith(title) ? about : `${title}. ${about}`.trim();
}

const MOST_LETTERS = 160;

/** Shortens a text to the length that search engines display, between words. */
export function shortenedText(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const cut = text.slice(0, MOST_LETTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_LETTERS / 2))}…`;
}
