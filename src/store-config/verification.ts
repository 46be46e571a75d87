import codes from './verification-codes.json' with { type: 'json' };

/** CFG-09: what proves to services of search engines that a site is its owner's. Each is public, and optional. */
export type VerificationCodes = {
  merchantCentre?: string;
  webmasterTools?: string;
  searchConsole?: string;
};

/** By the number of a store. */
const CODES: Readonly<Record<string, VerificationCodes>> = codes;

export function verificationOf(storeId: string): VerificationCodes {
  return Object.hasOwn(CODES, storeId) ? (CODES[storeId] ?? {}) : {};
}

/**
 * The `meta` elements of a site's first page, by name and content: both services of Google read the same one.
 *
 * @example verificationTags({ webmasterTools: 'A1' }) // [{ name: 'msvalidate.01', content: 'A1' }]
 */
export function verificationTags(codes: VerificationCodes): { name: string; content: string }[] {
  return [
    { name: 'google-site-verification', content: codes.merchantCentre },
    { name: 'google-site-verification', content: codes.searchConsole },
    { name: 'msvalidate.01', content: codes.webmasterTools },
  ].flatMap(({ name, content }) => (content ? [{ name, content }] : []));
}
