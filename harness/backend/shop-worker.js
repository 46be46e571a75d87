/// <reference lib="webworker.importscripts" />

// The block isolates this classic script's names from the imported one's top level.
{
  const BACKEND_PATHS = /^\/(?:wcs|transformer|recommendations|content|seo|sap|api)\//;
  const MSW_PATH = '/mockServiceWorker.js';

  // Runs before MSW's listener and hides other requests from it: pictures, scripts and texts use the
  // network directly. A call has no destination; a script has one, and in development may be under
  // `/content/` too.
  addEventListener('fetch', (event) => {
    const { url, destination } = /** @type {Request} */ (Reflect.get(event, 'request'));
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin || destination || !BACKEND_PATHS.test(pathname))
      event.stopImmediatePropagation();
  });

  // Browsers stop an idle worker, such as behind a long hidden tab; MSW's then loses its clients. Register
  // a page again at each keepalive message; only pages with a backend send them.
  addEventListener('message', ({ data, source }) => {
    if (data !== 'KEEPALIVE_REQUEST') return;
    dispatchEvent(Object.assign(new Event('message'), { data: 'MOCK_ACTIVATE', source }));
  });

  // Sent before a page unloads. MSW would drop a page in the back/forward cache and unregister the worker
  // with the last page. WebKit then restores a page without a worker.
  addEventListener('message', (event) => {
    if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  });

  // MSW's claim on activation misses pages that are still loading.
  addEventListener('message', ({ data }) => {
    if (data === 'TAKE_OVER') void Reflect.get(globalThis, 'clients').claim();
  });

  // The page's Trusted Types policy also applies here and refuses plain strings as script addresses.
  const policies = Reflect.get(globalThis, 'trustedTypes');
  const policy = policies?.createPolicy('selvedge-worker', {
    createScriptURL: (/** @type {string} */ url) => {
      if (url !== MSW_PATH) throw new TypeError(`${url} is not MSW's worker`);
      return url;
    },
  });

  // MSW's script calls skipWaiting on install and claims open pages on activation.
  importScripts(policy ? policy.createScriptURL(MSW_PATH) : MSW_PATH);
}
