/**
 * AUT-15: query parameters that are removed from the address bar, with those of payment
 * providers.
 */
export const SECRETS: readonly string[] = [
  'krypto',
  'id',
  'pwdReset',
  'createPassword',
  'changeEmail',
  'unsubscribe',
  'paymentId',
  'nonce',
  'redirectResult',
  'token',
  'PayerID',
  'payerId',
];

/** Last removed parameters and their path; in memory only. */
export const takenSecrets = { path: '', values: new Map<string, string>() };

/** AUT-15: true if the removed parameters may belong to a mailed link. */
export function hasTakenLink(): boolean {
  return takenSecrets.values.has('krypto') || takenSecrets.values.has('id');
}

/** Removes secrets from the address bar. The history entry and the rest of the address stay. */
export function removeAddressSecrets(): void {
  const url = new URL(window.location.href);
  const found = SECRETS.filter((name) => url.searchParams.has(name));
  if (found.length === 0) return;
  takenSecrets.path = url.pathname;
  takenSecrets.values = new Map(url.searchParams);
  for (const name of found) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}
