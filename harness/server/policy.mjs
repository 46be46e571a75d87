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

/** One policy admits the scripts of the page's configured providers, one JSON for search engines. */
const POLICY_NAMES = 'trusted-types selvedge-scripts selvedge-data';

/** @param {string} hash */
function hashSource(hash) {
  return `'sha256-${hash}'`;
}

/**
 * @typedef {object} PolicyHosts
 * @property {readonly string[]} providers where payments go on; a real host's policy has to name the same ones
 * @property {readonly string[]} scripts whose scripts and frames a page may load besides its own: a captcha's
 * @property {readonly string[]} [tags] whose scripts a page may load, and whom these may tell something: a tag manager's
 */

/**
 * The content policy of an answer. The studio frames the shop, and the demo has a worker's file to admit;
 * where neither is, nobody may frame a page. `reportTo` is the address that browsers report refusals to;
 * `styles` and `scripts` are the hashes of a document's inline sheets and scripts.
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
    // A tag manager puts scripts into the page: those of its hosts are admitted.
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

/** Browsers use https for this host, for a year from its last answer. */
const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Middleware that gives every answer the security headers that are the same for all of them. An answer over
 * https, here or at the host's proxy, asks browsers to come by https alone.
 *
 * @param {{ isDemo?: boolean }} [site]
 * @returns {import('hono').MiddlewareHandler}
 */
export function fixedHeaders({ isDemo = false } = {}) {
  /** @type {Parameters<typeof secureHeaders>[0]} */
  const plain = {
    strictTransportSecurity: false,
    xFrameOptions: isDemo ? 'SAMEORIGIN' : 'DENY',
    // Requests for this site's own files do not carry the secrets of a mailed link either (AUT-15).
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
  return (c, next) => (isSecure(c.req) ? overHttps : overHttp)(c, next);
}

/** @param {import('hono').HonoRequest} request */
function isSecure(request) {
  return request.url.startsWith('https:') || request.header('x-forwarded-proto') === 'https';
}

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * How long an answer may be cached: for a year if its address holds the version of its content, which is
 * a hash in its name or, for pictures, the parameter `v`. Anything else is revalidated each time.
 *
 * @param {string} path
 * @param {string | undefined} version the parameter `v`
 * @param {() => string} picturesVersion version of the pictures that this server has: one of another release is not cached
 */
export function cacheControl(path, version, picturesVersion) {
  const isPicture = path.startsWith('/pictures/');
  const isVersioned = isPicture ? version && version === picturesVersion() : HASHED.test(path);
  return isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache';
}
