// AUT-15
const SECRETS = ['krypto', 'id', 'pwdReset', 'createPassword'];

/** Takes what only a mailed link carries out of the address bar; the visit and the rest of its address stay. */
export function removeAddressSecrets(): void {
  const url = new URL(window.location.href);
  const found = SECRETS.filter((name) => url.searchParams.has(name));
  for (const name of found) url.searchParams.delete(name);
  if (found.length > 0) window.history.replaceState(window.history.state, '', url);
}
