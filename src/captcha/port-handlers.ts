import { importWithRetry } from '../kernel/lazy-import.ts';
import type { FeatureHandlers } from '../ports/features.ts';
import { SCRIPT_ERROR, type ScriptProvider, loadScriptFx } from '../ports/scripts.ts';

/** Loads the script loader together with the first script. */
export async function loadScriptHandler({ provider }: { provider: ScriptProvider }): Promise<void> {
  const { loadScript } = await importWithRetry(
    () => import('../ports/browser/scripts/load-script.ts'),
  ).catch(() => {
    throw SCRIPT_ERROR;
  });
  await loadScript(provider);
}

/** The browser's handlers of the captcha's ports, for each lazy module that may need them. */
export const captchaHandlers: FeatureHandlers = [[loadScriptFx, loadScriptHandler]];
