import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { showFatalError } from './app/fatal.ts';
import { startShop } from './app/start.ts';
import { leaveEarlierWorker } from './ports/browser/earlier-worker.ts';
import { claimTrustedTypes } from './ports/browser/scripts/trusted-types.ts';
import { loadOverHttp } from './ui/i18n/backend.ts';
import { createI18n } from './ui/i18n/create-i18n.ts';
import { keepDocumentLanguage } from './ui/i18n/document-language.ts';

const root = document.documentElement;

/** A release has no backend of its own, and lets go of the worker that the demo has left on the same host. */
function backendReady(): Promise<void> {
  if (import.meta.env.VITE_BACKEND === 'embedded') return embeddedBackend();
  return leaveEarlierWorker();
}

/** Without storage or service workers it cannot start; every call then fails as on a dead network, and the pages say so. */
async function embeddedBackend(): Promise<void> {
  const meta = document.querySelector('meta[name="selvedge-backend"]');
  if (meta?.getAttribute('content') !== 'embedded') return;
  try {
    const { startEmbeddedBackend } = await import('#harness/backend/browser.ts');
    await startEmbeddedBackend();
  } catch (error) {
    console.error('The embedded backend did not start:', error);
    throw error;
  }
}

async function main(): Promise<void> {
  claimTrustedTypes();
  // In development a port may be newer than the list of ports.
  if (import.meta.env.DEV) await import('./app/whole-model.ts');
  const { scope, log, history, resolved } = startShop({
    app: `${__APP_VERSION__}+${__APP_COMMIT__}`,
    catalogue: __CATALOGUE__,
    latePorts: __LATE_PORTS__,
    backendReady: backendReady(),
  });
  root.dataset['brand'] = resolved.site.brand;
  const { i18n, ready } = createI18n({
    locale: resolved.site.locale,
    namespaces: ['common', 'catalogue', 'cart', 'account'],
    load: loadOverHttp(fetch.bind(globalThis)),
    report: ({ language, namespace, reason }) =>
      console.error(`Texts ${language}/${namespace} are missing: ${reason}`),
  });
  keepDocumentLanguage(i18n, root);
  await ready;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  createRoot(container).render(<App {...{ scope, history, i18n }} exportTrace={log.export} />);
}

main().catch(showFatalError);
