import { pathBelow } from '../kernel/site-path.ts';
import { isListingPath } from '../listing/address.ts';

/** Marketing parameters, which do not change a page. */
const TRACKING = /^(?:cmpid|utm_.+|gclid|msclkid|bing|google|cpc)$/i;
/** Parameters that concern one visitor, a developer or a test. */
const OWN =
  /^(?:scenario|backend-rules|store|lng|xcomreg|mockXcomregDate|loginRedirect|force-widget|product|order|orderId|nonce)$/i;
/** Names of filters and page numbers in any language. */
const NAME = /^[a-z_]{1,32}$/i;
const MOST_PARAMETERS = 12;
const LONGEST_VALUE = 500;
const LONGEST_PATH = 1000;

/**
 * Canonical address of a document: without marketing parameters, and with sorted listing
 * parameters. Undefined if the address is personal, and its answer therefore not shareable, or
 * too long.
 *
 * @param basename prefix of every route of the visit, such as `/fr`
 * @example documentAddress(new URL('http://x/women?utm_source=mail&size=30'), '')?.search // '?size=30'
 */
export function documentAddress(url: URL, basename: string): URL | undefined {
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  if (parameters.some(([name]) => OWN.test(name))) return undefined;
  if (url.pathname.length > LONGEST_PATH) return undefined;
  const address = new URL(url);
  const isListing = isListingPath(pathBelow(url.pathname, basename).toLowerCase());
  const read = isListing ? parameters.filter(([name]) => NAME.test(name)) : [];
  // The page would read parameters that the document ignores.
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
