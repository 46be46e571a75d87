import { readFileSync } from 'node:fs';

/** Where payments go on. A real host's policy has to name the same ones. @type {string[]} */
const PROVIDER_HOSTS = JSON.parse(
  readFileSync(new URL('../../src/store-config/provider-hosts.json', import.meta.url), 'utf8'),
);

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  ["form-action 'self'", ...PROVIDER_HOSTS].join(' '),
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // One policy admits the embedded backend's worker file, one the scripts of the page's configured providers, one JSON for search engines.
  'trusted-types selvedge-worker selvedge-scripts selvedge-data',
].join('; ');

/** Headers of every answer. The studio frames the shop, so framing by this origin stays allowed. */
export const SECURITY_HEADERS = Object.freeze({
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // Not even this site's own files are asked for with the secrets of a mailed link (AUT-15).
  'referrer-policy': 'strict-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

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
