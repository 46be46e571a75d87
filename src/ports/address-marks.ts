import { type Struct, string } from 'superstruct';
import { FILTER_NAMES, ON_SALE, PRICE, PRICE_PARAMETERS } from '../commerce/filter-kinds.ts';
import { hasCardNumber } from '../kernel/personal.ts';
import { sitePathOf } from '../kernel/site-path.ts';
import { type PseudonymOf, redacted } from '../kernel/struct.ts';

type Write = (value: string, of: PseudonymOf) => string;

const each: Write = (value, of) =>
  value
    .split(',')
    .map((part) => of('reference', part))
    .join(',');

/** What of an address the log may have, by the parameters' names; of any other it has neither name nor value. */
const PARAMETERS: ReadonlyMap<string, Write> = new Map<string, Write>([
  ...FILTER_NAMES.map((name): [string, Write] => [name, each]),
  ...[
    ON_SALE,
    PRICE,
    ...Object.values(PRICE_PARAMETERS),
    'categoryId',
    'force-widget',
    '_sort_',
    'page',
    'product',
    'order',
    'orderId',
    'cancelled',
    'store',
    'xcomreg',
    'mockXcomregDate',
  ].map((name): [string, Write] => [name, (value, of) => of('reference', value)]),
  ['searchTerm', (value, of) => of('personal-term', value)],
  [
    'loginRedirect',
    (value, of) =>
      sitePathOf(value) === undefined ? of('personal-text', value) : redactAddress(value, of),
  ],
]);

/** How the shopper came here: the names say it, nobody reads the values. */
const TRACKING = /^(?:cmpid|utm_[a-z]+|gclid|msclkid|bing|google|cpc)$/;

/** Whether an address's query has a name that the log does not have, nor what stands for it in a replay. */
export function hasUnknownName(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(
    (name) => !PARAMETERS.has(name) && !TRACKING.test(name),
  );
}

function redactParameter(text: string, of: PseudonymOf): string {
  const [[name, value] = ['', '']] = new URLSearchParams(text);
  if (name === '' && value === '') return text;
  const write = PARAMETERS.get(name);
  const shown = write ? write(value, of) : of('personal-text', value);
  const shownName = write || TRACKING.test(name) ? name : of('personal-text', name);
  if (shown === value && shownName === name) return text;
  return new URLSearchParams([[shownName, shown]]).toString();
}

function redactQuery(text: string, of: PseudonymOf): string {
  if (text === '') return '';
  const mark = text.startsWith('?') ? '?' : '';
  const parts = text.slice(mark.length).split('&');
  return mark + parts.map((part) => redactParameter(part, of)).join('&');
}

function redactHash(text: string, of: PseudonymOf): string {
  return text === '' ? '' : `#${of('personal-text', decoded(text.slice(1)))}`;
}

/** RTE-18: what the page is told by. */
const PRODUCT_ID = /-[a-z]{2}\d{4}[a-z]{3}$/i;

function redactPath(text: string, of: PseudonymOf): string {
  return text
    .split('/')
    .map((part) => {
      const name = decoded(part);
      if (!name.includes('@') && !hasCardNumber(name)) return part;
      const [id = ''] = PRODUCT_ID.exec(name) ?? [];
      const rest = name.slice(0, name.length - id.length);
      const shown = of('personal-text', rest);
      return shown === rest ? part : encodeURIComponent(shown) + id;
    })
    .join('/');
}

/** What cannot be decoded stays, as in a query. */
function decoded(text: string): string {
  const value = text.replaceAll('&', '%26').replaceAll('+', '%2B');
  return new URLSearchParams(`text=${value}`).get('text') ?? '';
}

function redactAddress(text: string, of: PseudonymOf): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(text) ?? [];
  return redactPath(path, of) + redactQuery(query, of) + redactHash(hash, of);
}

/** A path of this site. */
export function sitePath(): Struct<string, any> {
  return redacted(string(), redactPath);
}

/** What stands behind the question mark of an address, with it, or nothing. */
export function siteQuery(): Struct<string, any> {
  return redacted(string(), redactQuery);
}

/** What stands behind an address's hash sign, with it, or nothing. */
export function siteHash(): Struct<string, any> {
  return redacted(string(), redactHash);
}

/** An address of this site: path, query and hash. */
export function siteAddress(): Struct<string, any> {
  return redacted(string(), redactAddress);
}
