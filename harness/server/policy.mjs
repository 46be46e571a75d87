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
 * Headers of every answer. The studio frames the shop, and the demo has a worker's file to admit;
 * where neither is, nobody may frame a page. `reportTo` is the address that browsers tell of what the
 * policy refused; `styles` and `scripts` are the hashes of what a document has in itself.
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
    'x-content-type-options': 'nosniff',
    'x-frame-options': isDemo ? 'SAMEORIGIN' : 'DENY',
    // Not even this site's own files are asked for with the secrets of a mailed link (AUT-15).
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
}

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * How long an address may be kept: files named by their content for ever, pictures for a while,
 * everything else only after asking again.
 *
 * @param {string} path
 */
export function cacheControl(path) {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/pictures/')) return 'public, max-age=3600';
  return 'no-cache';
}
