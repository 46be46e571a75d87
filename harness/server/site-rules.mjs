const BACKEND_PATHS = /^\/(wcs|transformer|recommendations|content|seo|sap|api)(\/|$)/;
const FILE_FOLDERS = /^\/(assets|pictures|locales|studio)\//;

/**
 * True for an address of the commerce backend.
 *
 * @param {string} path
 */
export function isBackendPath(path) {
  return BACKEND_PATHS.test(path);
}

/**
 * True for the address of a file; without the file it is a 404.
 *
 * @param {string} path
 */
export function isFilePath(path) {
  return FILE_FOLDERS.test(path);
}

/**
 * True if the address is certainly a page's, so no file lookup is needed.
 *
 * @param {string} path
 */
export function isPagePath(path) {
  return !path.includes('.') && !isFilePath(`${path}/`);
}

/**
 * The shell for a shop with a backend on the same origin.
 *
 * @param {string} html the built shell
 */
export function withRemoteBackend(html) {
  return html.replace(/(<meta\s+name="selvedge-backend"\s+content=")embedded(")/, '$1remote$2');
}

/**
 * Error in the commerce backend's format.
 *
 * @param {string} errorKey
 * @param {string} errorMessage
 */
export function backendError(errorKey, errorMessage) {
  return JSON.stringify({ errors: [{ errorKey, errorMessage, errorParameters: [] }] });
}
