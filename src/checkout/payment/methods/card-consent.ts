/** CKN-11: what a consent cookie says when the shopper agrees. */
export const ACCEPT = 'Accept';

/** The cookie that says whether a card method may recognise the device; each method has its own. */
export function consentCookie(method: string): string {
  return `selvedge_consent_${method}`;
}
