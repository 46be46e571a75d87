import type { Random } from '#src/kernel/random.ts';

/** One request as bytes, with the way to send it. */
export interface HostileRequest {
  bytes: string;
  /** True if the request may be incomplete: the client ends its side, because the server would wait for more. */
  ends: boolean;
  /** True if the client disconnects without waiting for an answer. */
  leaves: boolean;
}

const FILES = ['/index.html', '/licences.txt', '/locales/en/common.json', '/none.txt'];
const PAGES = ['/', '/women/jeans', '/all', '/faq', '/search?searchTerm=jean', '/studio', '/p/1'];
const ODD_PATHS = [
  '*',
  '//',
  '/%00',
  '/%',
  '/%zz.js',
  '/%E0%A4%A',
  '/..%2f..%2fpackage.json',
  '/assets/../.server/storefront.mjs',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.releases.json',
  '/\\evil.example/',
  '//evil.example/wcs/x',
  'http://evil.example/wcs/x',
  'https://[::1]:99999/',
  'ftp://evil.example/',
  '/assets/',
  '/pictures/none.avif',
  '/collect?x=1',
  '/reports',
  '/reports/R-0000-0000',
  '/reports?words=%22%27%00',
  '/experiments.json',
  '/provider/paypal',
  '/provider/__proto__',
  '/constructor',
  '/__proto__',
  `/${'a'.repeat(9000)}`,
  `/women?${'a=b&'.repeat(2000)}`,
];
const CALLS = [
  '/wcs/resources/store/30002/userinfo/@self',
  '/wcs/resources/store/30002/cart',
  '/transformer/products/RL0101RAW',
  '/transformer/products?page[limit]=99999999999999999999',
  '/content/x',
  '/api/debug',
  '/wcs/resources/store/30002/guestidentity',
  '/wcs/resources/store/30002/loginidentity',
  '/wcs/resources/store/__proto__/cart',
  '/sap/%00',
  '/recommendations/',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT'];
const ODD_METHODS = ['get', 'BREW', 'PROPFIND', '', 'GET GET', 'PURGE', 'QUERY', '\u0000'];
const HOSTS = [
  'localhost',
  'localhost:4321',
  'de.localhost',
  'hollismarlowe.localhost:80',
  '[::1]:4321',
  'xn--e1afmkfd.example',
];
const ODD_HOSTS = [
  '',
  ' ',
  'a b',
  'shop.test/women?',
  'me@shop.test',
  'shop.test:80:80',
  'shop.test#',
  '%00',
  '..',
  '[::1',
  'x'.repeat(5000),
  'localhost\r\nHost: evil.example',
];
const RANGES = [
  'bytes=10-5',
  'bytes=0-99999999999999999999',
  'bytes=99999999999999999999-',
  'bytes=-0',
  'bytes=-99999999999999999999',
  'bytes=-',
  'bytes=0-0,-1',
  'bytes=a-b',
  'items=0-1',
  'bytes=1e3-',
  'bytes=-1--1',
];
const ENCODINGS = [
  'br',
  'gzip;q=0',
  'br;q=2,*;q=0',
  'zstd, br',
  '*',
  ';;;,,,q=1',
  'BR',
  'gzip;q=x',
];
const ODD_HEADERS = [
  'If-None-Match: *',
  `If-None-Match: ${'"a",'.repeat(2000)}`,
  'If-Range: "x"',
  'If-Modified-Since: never',
  'Expect: 100-continue',
  'Expect: nothing',
  'Connection: close, \u00ff',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: host, content-length',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: x\r\nContent-Length: 3',
  'Content-Length: 99999999999999999999',
  'Content-Length: -1',
  'Content-Length: 1\r\nContent-Length: 2',
  'X-Forwarded-For: 1.2.3.4\r\nForwarded: for=evil',
  'X-Forwarded-Proto: https',
  `Cookie: ${'a=b; '.repeat(500)}`,
  `X-Long: ${'x'.repeat(20_000)}`,
  'Bad Header: x',
  ': nameless',
  'Accept-Language: \u00e4\u00f6',
  'Authorization: Bearer __proto__',
  'Store-Name: __proto__',
  'Content-Type: application/octet-stream',
  'Origin: null',
];

/** Creates hostile requests, deterministic for a random source. */
export function createHostileRequests(random: Random, vanishing: readonly string[]) {
  const { pick, below } = random;
  const is = (part: number) => random.next() < part;

  function noise(longest: number): string {
    const length = below(longest);
    return Array.from({ length }, () => String.fromCharCode(below(256))).join('');
  }

  /** Most requests have none, because a rejected request tests nothing else. */
  function oddHeaders(): number {
    return is(0.01) ? 300 : is(0.25) ? 1 + below(2) : 0;
  }

  function pathOf(): string {
    const kind = below(10);
    if (kind < 2) return pick(ODD_PATHS);
    if (kind < 4) return pick(vanishing);
    if (kind < 5) return pick(FILES);
    if (kind < 7) return pick(CALLS);
    if (kind < 8) return `${pick(PAGES)}?${noise(30)}=${below(1000)}&page=${below(1e9)}`;
    if (kind < 9) return pick(PAGES);
    return `/${encodeURI(noise(40)).slice(0, 80)}`;
  }

  function bodyOf(): string {
    const levels = 10 ** below(5);
    switch (below(7)) {
      case 0:
        return '['.repeat(levels) + ']'.repeat(levels);
      case 1:
        return `{"events":[{"id":"${below(9)}","at":1e308,"visitor":"","event":{"name":"x","params":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}}]}`;
      case 2:
        return `{"events":[{"id":"${below(1e6)}","at":1,"visitor":"v","event":{"name":"x","params":{"a":"${'x'.repeat(below(2000))}"}}}]}`;
      case 3:
        return '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
      case 4:
        return 'x'.repeat(is(0.1) ? 1_100_000 : below(2000));
      case 5:
        return '{"__proto__":{"logonId":"a"},"logonPassword":1}';
      default:
        return noise(300);
    }
  }

  return function next(): HostileRequest {
    if (is(0.03)) return { bytes: noise(500), ends: true, leaves: is(0.5) };
    const method = is(0.05) ? pick(ODD_METHODS) : is(0.6) ? 'GET' : pick(METHODS);
    const isChange = method === 'POST' || method === 'PUT';
    const path = isChange && is(0.4) ? pick(['/collect', '/reports/R-7K2M-9QXB']) : pathOf();
    const body = isChange || is(0.05) ? bodyOf() : '';
    const isShort = is(0.02);
    const length = isShort ? below(1e6) : Buffer.byteLength(body, 'latin1');
    const odd = Array.from({ length: oddHeaders() }, () => pick(ODD_HEADERS));
    const lines = [
      `${method} ${path} HTTP/1.${is(0.95) ? 1 : below(10)}`,
      ...(is(0.97) ? [`Host: ${is(0.05) ? pick(ODD_HOSTS) : pick(HOSTS)}`] : []),
      ...(is(0.4) ? [`Range: ${is(0.1) ? `bytes=${noise(12)}` : pick(RANGES)}`] : []),
      ...(is(0.6) ? [`Accept-Encoding: ${pick(ENCODINGS)}`] : []),
      ...(body || isShort ? [`Content-Length: ${length}`] : []),
      ...odd,
      ...(odd.length === 0 ? ['Connection: close'] : []),
    ];
    const whole = `${lines.join('\r\n')}\r\n\r\n${body}`;
    const isCut = is(0.03);
    return {
      bytes: isCut ? whole.slice(0, below(whole.length)) : whole,
      ends: isCut || isShort || odd.length > 0,
      leaves: is(0.05),
    };
  };
}
