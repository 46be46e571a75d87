import { pathBelow } from '../kernel/site-path.ts';
import { isListingPath } from '../listing/address.ts';
import { FILTER_NAMES, PRICE_PARAMETERS } from '../commerce/filter-kinds.ts';
import { tidyAddress } from '../pages/page.ts';
import type { ResolvedSite } from '../store-config/resolve-host.ts';

/** RTE-19 */
const COUNTRY = /^\/[A-Z]{2}(?:\/|$)/;

/** RTE-09…11: former paths of the checkout steps. */
const EARLIER: Readonly<Record<string, string>> = {
  '/checkoutsigninview': '/checkout/login',
  '/ordershippingbillingview': '/checkout/shipping',
  '/orderpaymentdetailsview': '/checkout/payment',
};

/** Form fields that are sent empty if not filled in. */
const OPTIONAL: readonly string[] = ['_sort_', ...Object.values(PRICE_PARAMETERS)];

/**
 * Canonical address of a request; undefined if it is canonical already. A path of the same host,
 * or an address of the shop's own sites: never an open redirect.
 */
export function redirectFor(url: URL, resolved: ResolvedSite): string | undefined {
  const { site, siteEnvironment, basename } = resolved;
  const below = pathBelow(url.pathname, basename);
  if (siteEnvironment === 'production' && COUNTRY.test(basename))
    return site.SITE_URL + below.replace(/^\/$/, '') + url.search;
  const later = EARLIER[below.toLowerCase()];
  if (later !== undefined) return basename + later + url.search;
  const search = isListingPath(below.toLowerCase()) ? searchOfForm(url.search) : url.search;
  const tidied = tidyAddress({ path: url.pathname, search, hash: '' }, basename);
  return tidied ?? (search === url.search ? undefined : basename + below + search);
}

/**
 * Canonical query of a listing from a form submission, which has one field per value and empty
 * fields.
 */
function searchOfForm(search: string): string {
  const parameters = new URLSearchParams(search);
  const before = parameters.toString();
  for (const name of FILTER_NAMES) {
    const values = parameters.getAll(name).filter((value) => value !== '');
    if (values.length > 0) parameters.set(name, values.join(','));
    else parameters.delete(name);
  }
  for (const name of OPTIONAL) if (parameters.get(name) === '') parameters.delete(name);
  const after = parameters.toString();
  if (after === before) return search;
  return after && `?${after}`;
}
