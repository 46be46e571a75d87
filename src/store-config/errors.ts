/** CFG-10: no store for what the address names, which is the error's `cause`. */
export function storeConfigNotFound(name: string): Error {
  return new Error('Store Config not found', { cause: name });
}

/** CFG-11: the store exists, but not in this language. */
export function siteNotFound(storeName: string, language: string): Error {
  return new Error(`Site config not found: store ${storeName}, language ${language}`);
}

/** CFG-12 */
export function esitesNotFound(): Error {
  return new Error('Esites not found');
}
