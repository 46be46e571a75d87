/** AUT-15, and what a payment provider sends along with the shopper. */
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

/** What was taken out of the address last, and where; in memory only. */
export const takenSecrets = { path: '', values: new Map<string, string>() };

/** AUT-15: whether the address has brought what may be a mailed link's. */
export function hasTakenLink(): boolean {
  return takenSecrets.values.has('krypto') || takenSecrets.values.has('id');
}

/** Takes what is for this shop alone out of the address bar; the visit and the rest of its address stay. */
export function removeAddressSecrets(): void {
  const url = new URL(window.location.href);
  const found = SECRETS.filter((name) => url.searchParams.has(name));
  if (found.length === 0) return;
  takenSecrets.path = url.pathname;
  takenSecrets.values = new Map(url.searchParams);
  for (const name of found) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}
