/// <reference lib="webworker.importscripts" />

// A classic script that shares its top level with the imported one: hence the block.
{
  const BACKEND_PATHS = /^\/(?:wcs|transformer|recommendations|content|seo|sap|api)\//;
  const MSW_PATH = '/mockServiceWorker.js';

  // Registered before MSW's own listener, this one keeps everything but the shop's calls from it:
  // pictures, scripts and texts go straight to the network, without a detour through the page. A call
  // has no destination; a script has, and in development stands under a path like `/content/` as well.
  addEventListener('fetch', (event) => {
    const { url, destination } = /** @type {Request} */ (Reflect.get(event, 'request'));
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin || destination || !BACKEND_PATHS.test(pathname))
      event.stopImmediatePropagation();
  });

  // Browsers stop a worker at rest, as behind a tab long hidden, and MSW's then forgets whose calls it
  // hands over. So every sign of life from a page, which only those with a backend give, counts.
  addEventListener('message', ({ data, source }) => {
    if (data !== 'KEEPALIVE_REQUEST') return;
    dispatchEvent(Object.assign(new Event('message'), { data: 'MOCK_ACTIVATE', source }));
  });

  // Sent before a page is left. MSW would forget a page that the browser keeps for Back, and unregister the worker
  // with the last page: WebKit then shows a page from its back/forward cache without a worker.
  addEventListener('message', (event) => {
    if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  });

  // What claims the open pages once, on activation, passes by those that are just coming.
  addEventListener('message', ({ data }) => {
    if (data === 'TAKE_OVER') void Reflect.get(globalThis, 'clients').claim();
  });

  // The worker runs under the page's policy, which takes no plain text for a script's address.
  const policies = Reflect.get(globalThis, 'trustedTypes');
  const policy = policies?.createPolicy('selvedge-worker', {
    createScriptURL: (/** @type {string} */ url) => {
      if (url !== MSW_PATH) throw new TypeError(`${url} is not MSW's worker`);
      return url;
    },
  });

  // MSW's script skips the waiting on install and claims open pages once active.
  importScripts(policy ? policy.createScriptURL(MSW_PATH) : MSW_PATH);
}
