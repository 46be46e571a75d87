/** CFG-10: no store for a name in the address; the name is the error's `cause`. */
export function storeConfigNotFound(name: string): Error {
  return new Error('Store Config not found', { cause: name });
}

/** CFG-11: the store lacks this language. */
export function siteNotFound(storeName: string, language: string): Error {
  return new Error(`Site config not found: store ${storeName}, language ${language}`);
}

/** CFG-12 */
export function esitesNotFound(): Error {
  return new Error('Esites not found');
}
