import { readFileSync } from 'node:fs';
import { PAYMENT_METHODS } from '../../src/commerce/payment-methods.mjs';

const PAGES = Object.values(PAYMENT_METHODS).flatMap((method) =>
  'provider' in method ? [method.provider.page] : [],
);

const TYPES = {
  'index.html': 'text/html; charset=utf-8',
  'provider.css': 'text/css; charset=utf-8',
  'provider.js': 'text/javascript; charset=utf-8',
  'captcha.js': 'text/javascript; charset=utf-8',
};

/**
 * File of a provider's page at a path; `undefined` for any other path.
 *
 * @example providerFile('/provider/paypal') // 'index.html'
 *
 * @param {string} path
 * @returns {keyof typeof TYPES | undefined}
 */
export function providerFile(path) {
  const [, name = ''] = /^\/provider\/([\w.]+)$/.exec(path) ?? [];
  if (PAGES.includes(name)) return 'index.html';
  return Object.hasOwn(TYPES, name) ? /** @type {keyof typeof TYPES} */ (name) : undefined;
}

/**
 * Content of a provider's page at a path; `undefined` for any other path.
 *
 * @param {string} path
 * @returns {{ type: string, body: Buffer } | undefined}
 */
export function readProviderFile(path) {
  const name = providerFile(path);
  if (!name) return undefined;
  return { type: TYPES[name], body: readFileSync(new URL(name, import.meta.url)) };
}
