import { pathBelow } from '../kernel/site-path.ts';
import { isListingPath } from '../listing/address.ts';

/** What brought somebody here; a page looks the same without it. */
const TRACKING = /^(?:cmpid|utm_.+|gclid|msclkid|bing|google|cpc)$/i;
/** What a page reads that is one visitor's, a developer's or a test's own. */
const OWN =
  /^(?:scenario|backend-rules|store|xcomreg|mockXcomregDate|loginRedirect|force-widget|product|order|orderId|nonce)$/i;
/** As a filter's name or a page's number is called in some language. */
const NAME = /^[a-z_]{1,32}$/i;
const MOST_PARAMETERS = 12;
const LONGEST_VALUE = 200;

/**
 * What of an address says which document it is: what only tells how somebody came is left out, and the
 * parameters that a listing may have stand in one order. `undefined` where the address is somebody's own,
 * so that nobody else is to be given what it answers.
 *
 * @param basename what stands in front of every route of the visit, such as `/fr`
 * @example documentAddress(new URL('http://x/women?utm_source=mail&size=30'), '')?.search // '?size=30'
 */
export function documentAddress(url: URL, basename: string): URL | undefined {
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  if (parameters.some(([name]) => OWN.test(name))) return undefined;
  const address = new URL(url);
  const isListing = isListingPath(pathBelow(url.pathname, basename).toLowerCase());
  address.search = isListing ? listingSearchOf(parameters) : '';
  address.hash = '';
  return address;
}

function listingSearchOf(parameters: [string, string][]): string {
  const known = parameters
    .filter(([name, value]) => NAME.test(name) && value.length <= LONGEST_VALUE)
    .slice(0, MOST_PARAMETERS)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(known).toString();
}
