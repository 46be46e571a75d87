import codes from './verification-codes.json' with { type: 'json' };

/** CFG-09: ownership proofs of a site for search engine services. Public and optional. */
export type VerificationCodes = {
  merchantCentre?: string;
  webmasterTools?: string;
  searchConsole?: string;
};

/** Codes by store number. */
const CODES: Readonly<Record<string, VerificationCodes>> = codes;

export function verificationOf(storeId: string): VerificationCodes {
  return Object.hasOwn(CODES, storeId) ? (CODES[storeId] ?? {}) : {};
}

/**
 * Verification `meta` elements of a site's home page. Both Google services use the same name.
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
