import { secureHeaders } from 'hono/secure-headers';

/** @param {readonly string[]} tags */
function contentPolicy(tags) {
  return [
    "default-src 'none'",
    ["img-src 'self' data:", ...tags].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...tags].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
  ];
}

/** Trusted types policies: one for scripts of the page's configured providers, one for JSON for search engines. */
const POLICY_NAMES = 'trusted-types selvedge-scripts selvedge-data';

/** @param {string} hash */
function hashSource(hash) {
  return `'sha256-${hash}'`;
}

/**
 * @typedef {object} PolicyHosts
 * @property {readonly string[]} providers payment providers; a real host's policy must list the same
 * @property {readonly string[]} scripts hosts of further scripts and frames, such as a captcha
 * @property {readonly string[]} [tags] hosts of scripts, connections and pictures of a tag manager
 */

/**
 * Content policy of an answer. The studio frames the shop, and the demo allows a worker's file; otherwise framing is
 * forbidden. `reportTo` is the endpoint for violation reports. `styles` and `scripts` are the hashes of a document's
 * inline sheets and scripts.
 *
 * @param {PolicyHosts} hosts
 * @param {{ isDemo?: boolean, reportTo?: URL | undefined, styles?: readonly string[], scripts?: readonly string[] }} [site]
 * @returns {Readonly<Record<string, string>>}
 */
export function policyHeaders(hosts, { isDemo = false, reportTo, styles = [], scripts = [] } = {}) {
  const { tags = [] } = hosts;
  const names = [
    POLICY_NAMES,
    ...(isDemo ? ['selvedge-worker'] : []),
    // A tag manager adds scripts to the page: the default policy allows those of its hosts.
    ...(tags.length > 0 ? ['default'] : []),
  ];
  const policy = [
    ["script-src 'self'", ...scripts.map(hashSource), ...hosts.scripts, ...tags].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    ...contentPolicy(tags),
    ["form-action 'self'", ...hosts.providers].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    names.join(' '),
    ...(isDemo || hosts.scripts.length > 0
      ? [[...(isDemo ? ["frame-src 'self'"] : ['frame-src']), ...hosts.scripts].join(' ')]
      : []),
    isDemo ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
    ...(reportTo ? [`report-uri ${reportTo.href}`, 'report-to policy'] : []),
  ];
  return Object.freeze({
    'content-security-policy': policy.join('; '),
    ...(reportTo && { 'reporting-endpoints': `policy="${reportTo.href}"` }),
  });
}

/** HSTS: one year from the last answer. */
const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Middleware that adds the constant security headers to every answer. Over https, here or at a proxy, it adds HSTS. It
 * removes headers of documents from all other answers.
 *
 * @param {{ isDemo?: boolean }} [site]
 * @returns {import('hono').MiddlewareHandler}
 */
export function fixedHeaders({ isDemo = false } = {}) {
  /** @type {Parameters<typeof secureHeaders>[0]} */
  const plain = {
    strictTransportSecurity: false,
    xFrameOptions: isDemo ? 'SAMEORIGIN' : 'DENY',
    // Same-origin requests omit the secrets of a mailed link from the referrer as well (AUT-15).
    referrerPolicy: 'strict-origin',
    permissionsPolicy: {
      geolocation: ['self'],
      camera: [],
      microphone: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
  const overHttp = secureHeaders(plain);
  const overHttps = secureHeaders({ ...plain, strictTransportSecurity: STRICT_TRANSPORT });
  return async (c, next) => {
    await (isSecure(c.req) ? overHttps : overHttp)(c, next);
    const { headers } = c.res;
    if (!isDocumentOrWorker(c.req.path, headers.get('content-type') ?? ''))
      for (const name of DOCUMENT_HEADERS) headers.delete(name);
  };
}

/** Some 800 bytes that browsers ignore in answers that are neither documents nor workers. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'reporting-endpoints',
  'cross-origin-opener-policy',
  'permissions-policy',
];

const NO_DOCUMENT = /^(?:font\/|image\/(?!svg)|text\/css|application\/json)/;

/**
 * False if a browser never shows the answer as a document with scripts, nor runs it as a worker. Pictures in SVG are
 * documents. Workers have addresses without a hash.
 *
 * @param {string} path
 * @param {string} type content type
 */
function isDocumentOrWorker(path, type) {
  const isScript = type.startsWith('text/javascript') && HASHED.test(path);
  return !isScript && !NO_DOCUMENT.test(type);
}

/** @param {import('hono').HonoRequest} request */
function isSecure(request) {
  return request.url.startsWith('https:') || request.header('x-forwarded-proto') === 'https';
}

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * Cache control of an answer: a year if its address has its content's version, either as a hash in the name or as the
 * parameter `v` of pictures. Everything else is revalidated each time.
 *
 * @param {string} path
 * @param {string | undefined} version the parameter `v`
 * @param {() => string} picturesVersion version of this server's pictures; another release's pictures are not cached
 */
export function cacheControl(path, version, picturesVersion) {
  const isPicture = path.startsWith('/pictures/');
  const isVersioned = isPicture ? version && version === picturesVersion() : HASHED.test(path);
  return isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache';
}
