const BACKEND_PATHS = /^\/(wcs|transformer|recommendations|content|seo|sap|api)(\/|$)/;
const FILE_FOLDERS = /^\/(assets|pictures|locales|studio)\//;

/**
 * Is this address the commerce backend's, rather than a page or a file?
 *
 * @param {string} path
 */
export function isBackendPath(path) {
  return BACKEND_PATHS.test(path);
}

/**
 * Is this the address of a file, so that nothing else is there where the file is not?
 *
 * @param {string} path
 */
export function isFilePath(path) {
  return FILE_FOLDERS.test(path);
}

/**
 * Is this a page's address for sure, so that no file needs to be looked for?
 *
 * @param {string} path
 */
export function isPagePath(path) {
  return !path.includes('.') && !isFilePath(`${path}/`);
}

/**
 * The shell for a shop over a backend on the same origin.
 *
 * @param {string} html as the build has made it
 */
export function withRemoteBackend(html) {
  return html.replace(/(<meta\s+name="selvedge-backend"\s+content=")embedded(")/, '$1remote$2');
}

/**
 * An error in the commerce backend's own shape.
 *
 * @param {string} errorKey
 * @param {string} errorMessage
 */
export function backendError(errorKey, errorMessage) {
  return JSON.stringify({ errors: [{ errorKey, errorMessage, errorParameters: [] }] });
}
