import { SECRETS } from '../ports/browser/address-secrets.ts';

/**
 * Kind of a request, which decides how the worker answers it. `shell` is a page whose document is
 * never stored, but which works from the tab's own data; `never` is left to the browser.
 */
export type RequestKind = 'file' | 'picture' | 'texts' | 'document' | 'shell' | 'answer' | 'never';

/** The parts of a `Request` that decide. */
export type AskedRequest = Pick<Request, 'url' | 'method' | 'mode' | 'credentials'> & {
  headers: Pick<Headers, 'has'>;
};

const HASHED_FILE = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const PICTURE = /^\/pictures\/[\w.-]+$/;
const TEXTS = /^\/locales\/\w+\/\w+\.json$/;

/** Path segments of personal pages, below any country and language. */
const PERSONAL = new Set([
  'myaccount',
  'membership',
  'services',
  'checkout',
  'checkoutsigninview',
  'ordershippingbillingview',
  'orderpaymentdetailsview',
  'ordershippingbillingconfirmationview',
  'error',
  'e2e-test',
]);

/** Pages that the tab's own data fill, and search results, whose address has the shopper's words. */
const SHELL_ONLY = new Set(['shopping-bag', 'wishlist', 'search']);

/** Answers that are the same for everybody, by path. Lists of several products are not: a wishlist is one. */
const ANSWERS = [
  /^\/transformer\/products$/,
  /^\/transformer\/products\/[\w-]+$/,
  /^\/transformer\/(?:categories|sizeguides)\/[^/]+(?:\/urls)?$/,
  /^\/recommendations\/products$/,
  /^\/content\/(?:layout|pages\/[\w-]+|sites\/global-placements)$/,
  /^\/seo\/lookup$/,
  /^\/sap\/priorprice\//,
];

/** Parameters of an answer that depends on the shopper: words, chosen products, gender. */
const PERSONAL_PARAMETERS = ['filter[search]', 'filter[products]', 'genderCookie'];

/** Paths of backend and files; a navigation to one is not a page. */
const NO_PAGE = /\.|^\/(?:wcs|transformer|recommendations|content|seo|sap|api|reports)\//;

/**
 * Kind of a request. Unknown requests are `never`.
 *
 * @param origin the worker's origin
 */
export function requestKind(request: AskedRequest, origin: string): RequestKind {
  const { method, mode, headers } = request;
  const url = new URL(request.url);
  if (method !== 'GET' || url.origin !== origin) return 'never';
  if (headers.has('authorization') || headers.has('range')) return 'never';
  if (mode === 'navigate') return pageKind(url);
  if (HASHED_FILE.test(url.pathname)) return 'file';
  // Without a version a picture's content may change.
  if (PICTURE.test(url.pathname)) return url.searchParams.has('v') ? 'picture' : 'never';
  if (TEXTS.test(url.pathname)) return 'texts';
  return request.credentials === 'omit' && isShared(url) ? 'answer' : 'never';
}

function pageKind({ pathname, searchParams }: URL): RequestKind {
  const parameters = [...searchParams.keys()];
  const segments = pathname.toLowerCase().split('/');
  if (NO_PAGE.test(pathname) || segments.some((each) => PERSONAL.has(each))) return 'never';
  if (parameters.some((name) => SECRETS.includes(name))) return 'never';
  if (segments.some((each) => SHELL_ONLY.has(each))) return 'shell';
  // Any other parameter may be personal, for example an order's number.
  return parameters.every((name) => name === 'page') ? 'document' : 'shell';
}

function isShared({ pathname, searchParams }: URL): boolean {
  if (!ANSWERS.some((path) => path.test(pathname))) return false;
  if (searchParams.get('exclusiveAccess') === 'true') return false;
  return !PERSONAL_PARAMETERS.some((name) => searchParams.has(name));
}

/** Headers that an answer of one address depends on. */
const ANSWER_HEADERS = ['locale', 'store-name', 'language', 'accept-language'];

/** Address under which an answer is stored: two languages of one host share the call's address. */
export function answerKey(request: { url: string; headers: Pick<Headers, 'get'> }): string {
  const url = new URL(request.url);
  const site = ANSWER_HEADERS.map((name) => request.headers.get(name) ?? '');
  url.searchParams.set('selvedge-site', site.join(' '));
  return url.href;
}

/** True if a response may be stored. Browsers hide `set-cookie`; then the request's kind decides. */
export function isStorable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const cacheControl = headers.get('cache-control') ?? '';
  return status === 200 && !headers.has('set-cookie') && !/no-store|private/i.test(cacheControl);
}
