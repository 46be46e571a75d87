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

/**
 * How the log writes each known query parameter. An unknown one loses both its name and its
 * value.
 */
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

/** Marketing parameters: the log has their names and redacts their values. */
const TRACKING = /^(?:cmpid|utm_[a-z]+|gclid|msclkid|bing|google|cpc)$/;

/** True if a query has a parameter whose name the log redacts. */
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

/** RTE-18: product id at the end of a path. */
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

/** Decodes a path part or hash as a query does: invalid escapes stay as they are. */
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

/** Query of an address with its question mark, or an empty text. */
export function siteQuery(): Struct<string, any> {
  return redacted(string(), redactQuery);
}

/** Hash of an address with its hash sign, or an empty text. */
export function siteHash(): Struct<string, any> {
  return redacted(string(), redactHash);
}

/** An address of this site: path, query and hash. */
export function siteAddress(): Struct<string, any> {
  return redacted(string(), redactAddress);
}
