import { SCRIPT_ERROR, type ScriptProvider } from '../scripts.ts';
import { SHARE_ERROR, type Sharing } from '../share.ts';

/** Loads what shares with the first page that is shared. */
export async function sharePageHandler(page: { title: string; path: string }): Promise<Sharing> {
  const { sharePage } = await import('./share-page.ts').catch(() => {
    throw SHARE_ERROR;
  });
  return sharePage(page);
}

/** Loads what loads scripts with the first of them. */
export async function loadScriptHandler({ provider }: { provider: ScriptProvider }): Promise<void> {
  const { loadScript } = await import('./scripts/load-script.ts').catch(() => {
    throw SCRIPT_ERROR;
  });
  await loadScript(provider);
}
