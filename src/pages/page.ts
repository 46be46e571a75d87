import { matchPath } from 'react-router-dom';
import type { Translate } from '../kernel/text-keys.ts';
import type { ContentHead } from '../content/pages/head-model.ts';
import { pathBelow } from '../kernel/site-path.ts';
import { listingAddress } from '../listing/address.ts';
import type { ListingState } from '../listing/listing.ts';
import type { ProductState } from '../product/product.ts';
import { PAGES, type Page } from './pages.ts';
import type { Feature } from '../ports/features.ts';
import type { PageAddress, Known, Row, View } from './row.ts';

const ROWS = Object.entries(PAGES) as [Page['kind'], Row<object>][];

/** Stable objects, so that repeated visits do not re-render. */
const PLAIN = new Map(ROWS.map(([kind]) => [kind, { kind }]));

/**
 * Page of an address, without the visit's basename; `not-found` for an unknown one.
 *
 * @example pageOf({ path: '/fr/women/jeans', search: '' }, '/fr')
 */
export function pageOf(location: PageAddress, basename: string): Page {
  const address = { path: pathBelow(location.path, basename), search: location.search };
  for (const [kind, { paths, read }] of ROWS) {
    if (!paths.some((pattern) => isAt(pattern, address.path))) continue;
    if (!read) return PLAIN.get(kind) as Page;
    const details = read(address);
    if (details) return { kind, ...details } as Page; // TypeScript cannot relate the details to the kind's row
  }
  return { kind: 'not-found' };
}

/** React Router compiles a pattern at each call; most paths have no parameters, and need none. */
function isAt(pattern: string, path: string): boolean {
  if (/[:*]/.test(pattern)) return matchPath(pattern, path) !== null;
  return path.toLowerCase() === pattern.toLowerCase();
}

/** Canonical address of a page; undefined if the address is canonical already. */
export function tidyAddress(
  { path, search, hash }: PageAddress & { hash: string },
  basename: string,
): string | undefined {
  const start = path.startsWith(basename) ? basename : '';
  const to = listingAddress({ path: path.slice(start.length), search });
  return to === undefined ? undefined : start + to + hash;
}

function rowOf({ kind }: Page): Row<Page> {
  return PAGES[kind] as Row<Page>; // TypeScript cannot relate a page to its row
}

/** View of a page; it receives the page's details and the slots. */
export function viewOf(page: Page): View<Page> {
  const { view, otherView } = rowOf(page);
  return otherView?.(page) ?? view;
}

/** Parts that load when a page is entered. */
export function lazyFeaturesOf(page: Page): readonly Feature[] {
  return rowOf(page).features ?? [];
}

/** Title of a page for window and screen readers; undefined if the brand's name is enough. */
export function pageTitleOf(page: Page, known: Known, t: Translate): string | undefined {
  const { title } = rowOf(page);
  if (known.isMissing) return t('notFound.title');
  if (typeof title === 'function') return title(page, known, t);
  return title === null ? undefined : t(title);
}

/** Model states that decide if something exists at an address. */
interface Found {
  listing: ListingState;
  product: ProductState;
  content: ContentHead | null;
}

/** True if nothing exists at an address: no page, or no such category, product or text. */
export function isMissingPage({ kind }: Page, { listing, product, content }: Found): boolean {
  const isNowhere = (state: ListingState | ProductState) =>
    state.status === 'failed' && state.reason !== 'unavailable';
  switch (kind) {
    case 'not-found':
      return true;
    case 'listing':
      return isNowhere(listing);
    case 'product':
      return isNowhere(product);
    case 'content':
      return content?.status === 'missing';
    default:
      return false;
  }
}

/**
 * True if search engines may list a page: not personal pages, search results or filtered
 * listings.
 */
export function isIndexed(page: Page): boolean {
  const { isIndexed: is = false } = rowOf(page);
  return typeof is === 'function' ? is(page) : is;
}

/** Paths of indexable pages with one address in every store. */
export const INDEXED_PATHS: readonly string[] = ROWS.filter(([, row]) => row.isIndexed === true)
  .flatMap(([, { paths }]) => paths)
  .filter((path) => !/[:*]/.test(path));

/** True for a page without the shop's menus. */
export function isPlain(page: Page): boolean {
  return rowOf(page).isPlain === true;
}
