import { isCommonFilter } from '../../commerce/filter-kinds.ts';
import { contentPageOf, contentPathOf } from '../../content/paths.ts';
import { pathBelow } from '../../kernel/site-path.ts';
import type { StoreSettings } from '../../store-config/model.ts';
import type { Site } from '../../store-config/stores.ts';

/** Parameters beside filters that are valid on other sites; no secrets and no campaigns. */
const KEPT = ['searchTerm', 'product'];

export interface Here {
  page: { kind: string };
  store: StoreSettings;
  location: { path: string; search: string };
  basename: string;
}

/** Path of the current page on another site; the home page if it has none. */
export function pathOn(site: Site, { page, store, location, basename }: Here): string {
  const path = pathBelow(location.path, basename);
  if (page.kind === 'not-found' || page.kind === 'error') return '/';
  if (page.kind !== 'content') return path;
  const kind = contentPageOf(store, path);
  return kind === undefined ? '/' : contentPathOf(site, kind);
}

/**
 * Address of this page on another country's or language's site. On test hosts the `store`
 * parameter selects the site.
 *
 * @example addressOn(storeOfCountry('rl', 'DE'), here) // 'https://de.rivetandloom.example/datenschutz'
 */
export function addressOn(site: Site, here: Here): string {
  const path = pathOn(site, here).replace(/^\/$/, '');
  const parameters = new URLSearchParams(here.location.search);
  for (const name of new URLSearchParams(here.location.search).keys())
    if (!KEPT.includes(name) && !isCommonFilter(name)) parameters.delete(name);
  const isTest = here.store.siteEnvironment === 'test';
  if (isTest) parameters.set('store', site.storeName.toLowerCase());
  const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
  if (!isTest) return `${site.SITE_URL}${path}${query}`;
  return `${new URL(site.SITE_URL).pathname.replace(/\/$/, '')}${path || '/'}${query}`;
}
