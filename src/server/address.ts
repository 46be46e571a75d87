import { pathBelow } from '../kernel/site-path.ts';
import { isListingPath } from '../listing/address.ts';

/** What brought somebody here; a page looks the same without it. */
const TRACKING = /^(?:cmpid|utm_.+|gclid|msclkid|bing|google|cpc)$/i;
/** What a page reads that is one visitor's, a developer's or a test's own. */
const OWN =
  /^(?:scenario|backend-rules|store|lng|xcomreg|mockXcomregDate|loginRedirect|force-widget|product|order|orderId|nonce)$/i;
/** As a filter's name or a page's number is called in some language. */
const NAME = /^[a-z_]{1,32}$/i;
const MOST_PARAMETERS = 12;
const LONGEST_VALUE = 500;
const LONGEST_PATH = 1000;

/**
 * What of an address says which document it is: what only tells how somebody came is left out, and the
 * parameters that a listing may have stand in one order. `undefined` where the address is somebody's own,
 * so that nobody else is to be given what it answers, or is longer than any that the shop writes.
 *
 * @param basename what stands in front of every route of the visit, such as `/fr`
 * @example documentAddress(new URL('http://x/women?utm_source=mail&size=30'), '')?.search // '?size=30'
 */
export function documentAddress(url: URL, basename: string): URL | undefined {
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  if (parameters.some(([name]) => OWN.test(name))) return undefined;
  if (url.pathname.length > LONGEST_PATH) return undefined;
  const address = new URL(url);
  const isListing = isListingPath(pathBelow(url.pathname, basename).toLowerCase());
  const read = isListing ? parameters.filter(([name]) => NAME.test(name)) : [];
  // The page would read what the document leaves out.
  if (read.length > MOST_PARAMETERS || read.some(([, value]) => value.length > LONGEST_VALUE))
    return undefined;
  address.search = searchOf(read);
  address.hash = '';
  return address;
}

function searchOf(parameters: [string, string][]): string {
  const sorted = parameters.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(sorted).toString();
}
