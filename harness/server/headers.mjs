import { readFileSync } from 'node:fs';
import { PROVIDER_HOSTS } from '../../src/commerce/payment-methods.mjs';
import { policyHeaders } from './policy.mjs';

const HOSTS = {
  providers: PROVIDER_HOSTS,
  scripts: hostsIn('script-hosts'),
  tags: hostsIn('tag-hosts'),
};

/**
 * Content policy of an answer with the shop's configured hosts; see {@link policyHeaders}.
 *
 * @param {Parameters<typeof policyHeaders>[1]} [site]
 */
export function securityHeaders(site) {
  return policyHeaders(HOSTS, site);
}

/** @param {string} name @returns {string[]} */
function hostsIn(name) {
  const file = new URL(`../../src/store-config/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
