import type { Crumb } from '../commerce/breadcrumb.ts';
import { type Listing, pictureIdOf } from '../listing/contract.ts';
import type { Site } from '../store-config/stores.ts';
import { pictureUrlOn, urlOn } from './page-head.ts';

/** Breadcrumb of a page as schema.org BreadcrumbList; empty without one. */
export function breadcrumbData(site: Site, way: readonly Crumb[]): object[] {
  if (way.length < 2) return [];
  const itemListElement = way.map(({ label, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: urlOn(site, url),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** Products of the page at the address as schema.org ItemList, numbered across all pages; not of pages above it. */
export function itemListData(site: Site, { tiles, total, offset, limit }: Listing): object[] {
  if (tiles.length === 0) return [];
  const above = tiles.length - 1 - ((tiles.length - 1) % limit);
  const itemListElement = tiles.slice(above).map(({ name, url, ...tile }, at) => ({
    '@type': 'ListItem',
    position: offset + above + at + 1,
    name,
    url: urlOn(site, url),
    image: pictureUrlOn(site, pictureIdOf(tile)),
  }));
  return [{ '@type': 'ItemList', numberOfItems: total, itemListElement }];
}
