// @partial
import { describe, expect, it } from 'vitest';
import { isIndexed, pageOf } from '#src/pages/page.ts';
import { PAGES } from '#src/pages/pages.ts';
import type { Row } from '#src/pages/row.ts';
import { SECRETS } from '#src/ports/browser/address-secrets.ts';
import { isPublic, takesSession } from '#src/ports/http/request.ts';
import { type AskedRequest, answerKey, isStorable, requestKind } from '#src/worker/request-kind.ts';
import { everyRow } from '#tests/ports/call-rows/every-row.ts';

const ORIGIN = 'https://shop.example';

function kindOf(path: string, more: Partial<AskedRequest> = {}) {
  return requestKind(
    {
      url: new URL(path, ORIGIN).href,
      method: 'GET',
      mode: 'cors',
      credentials: 'same-origin',
      headers: new Headers(),
      ...more,
    },
    ORIGIN,
  );
}

const page = (path: string) => kindOf(path, { mode: 'navigate' });

/** Values of the parameters in the patterns of the pages table. */
const VALUES: Readonly<Record<string, string>> = {
  ':section': 'addresses',
  ':root': 'women',
  ':category': 'jeans',
  ':name': 'returns',
  '*': '/foundry-straight-jean-rl0101raw',
};

/** An address of each pattern in the pages table. */
const ADDRESSES = Object.values(PAGES as Record<string, Row<object>>)
  .flatMap(({ paths }) => paths)
  .map((path) => path.replaceAll(/:\w+|\*/g, (name) => VALUES[name] ?? ''));

/** Pages that are not personal but that search engines skip; they are not stored either. */
const WITH_OWN_DATA = ['bag', 'wishlist'];

describe('pages', () => {
  it.each(ADDRESSES)('stores the document of %s only if it is indexed', (path) => {
    const found = pageOf({ path, search: '' }, '');
    const otherwise = WITH_OWN_DATA.includes(found.kind) ? 'shell' : 'never';
    expect(page(path)).toBe(isIndexed(found) ? 'document' : otherwise);
    expect(page(`/BE/FR${path}`)).toBe(page(path));
    expect(page(path.toUpperCase())).toBe(page(path));
  });

  it.each(SECRETS)('AUT-15 leaves an address with %s to the browser', (name) => {
    expect(page(`/?${name}=1`)).toBe('never');
    expect(page(`/shopping-bag?${name}=1`)).toBe('never');
  });

  it.each([
    ['/search?searchTerm=jeans', 'shell'],
    ['/women/jeans?page=2', 'document'],
    ['/women/jeans?size=30', 'shell'],
    ['/contactus?order=7', 'shell'],
    ['/women/jeans?utm_source=mail', 'shell'],
    ['/wcs/resources/store/30002/cart/@self/minibag', 'never'],
    ['/sitemap.xml', 'never'],
    ['/studio/', 'document'],
  ])('%s is of the kind %s', (path, kind) => expect(page(path)).toBe(kind));
});

describe('files', () => {
  it.each([
    ['/assets/shop-AbCd1234.js', 'file'],
    ['/assets/cormorant-AbCd1234.woff2', 'file'],
    ['/pictures/rl0101raw-front-320.avif?q=75&v=AbCd1234', 'picture'],
    ['/pictures/rl0101raw-front-320.avif', 'never'],
    ['/locales/en/start.json', 'texts'],
    ['/offline-worker.js', 'never'],
    ['/shell.html', 'never'],
    ['https://other.example/assets/shop-AbCd1234.js', 'never'],
  ])('%s is of the kind %s', (path, kind) => expect(kindOf(path)).toBe(kind));

  it('leaves ranges and other methods than GET to the browser', () => {
    const headers = new Headers({ range: 'bytes=0-9' });
    expect(kindOf('/assets/shop-AbCd1234.js', { headers })).toBe('never');
    expect(kindOf('/assets/shop-AbCd1234.js', { method: 'HEAD' })).toBe('never');
  });
});

/** Calls whose answers are stored. */
const STORED = [
  'content.callUs',
  'content.faq',
  'content.globalPlacements',
  'content.page',
  'listing.categorySeo',
  'listing.categoryUrls',
  'listing.products',
  'listing.pageAtUrl',
  'product.byId',
  'product.priorPrice',
  'product.recommendations',
  'product.sizeGuide',
];

const rows = everyRow.map(({ name, call, sends, headers }) => {
  const [method = '', path = ''] = sends.split(' ');
  const credentials = takesSession(call) ? ('same-origin' as const) : ('omit' as const);
  const kind = kindOf(path, { method, credentials, headers: new Headers(headers) });
  return { name, call, kind };
});

describe('calls', () => {
  it.each(rows)('$name is stored only if everybody gets the same answer', ({ call, kind }) => {
    if (!isPublic(call) || call.isStored || takesSession(call)) expect(kind).toBe('never');
  });

  it('stores the answers of these calls only', () => {
    const stored = rows.filter(({ kind }) => kind === 'answer').map(({ name }) => name);
    expect([...new Set(stored)].toSorted()).toEqual(STORED.toSorted());
  });

  it.each([
    '/transformer/products?filter[search]=jeans',
    '/transformer/products?filter[products]=A,B',
    '/transformer/products?filter[category]=women&genderCookie=men',
    '/transformer/products/A,B',
    '/transformer/products/A%2CB',
    '/content/layout?filters=TOP&exclusiveAccess=true&locale=en-GB',
    '/transformer/inventoryavailability/87',
  ])('%s depends on the shopper or changes quickly', (path) =>
    expect(kindOf(path, { credentials: 'omit' })).toBe('never'),
  );

  it('never stores an answer to a request with a session', () => {
    const path = '/transformer/products/RL0101RAW';
    expect(kindOf(path, { credentials: 'omit' })).toBe('answer');
    expect(kindOf(path)).toBe('never');
    const headers = new Headers({ authorization: 'Bearer t' });
    expect(kindOf(path, { credentials: 'omit', headers })).toBe('never');
  });

  it('stores the answers of two languages under two addresses', () => {
    const url = `${ORIGIN}/transformer/products/RL0101RAW`;
    const key = (language: string) => answerKey({ url, headers: new Headers({ language }) });
    expect(key('fr')).not.toBe(key('nl'));
  });
});

describe('responses', () => {
  it.each([
    [200, {}, true],
    [200, { 'cache-control': 'no-cache' }, true],
    [200, { 'cache-control': 'no-store' }, false],
    [200, { 'cache-control': 'private, max-age=60' }, false],
    [200, { 'set-cookie': 'a=1' }, false],
    [206, {}, false],
    [404, {}, false],
    [503, {}, false],
  ])('%i %j is storable: %j', (status, headers, storable) => {
    expect(isStorable({ status, headers: new Headers(headers) })).toBe(storable);
  });
});
