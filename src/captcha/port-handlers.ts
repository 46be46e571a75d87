import { fetchFile } from '../kernel/late-file.ts';
import type { LateHandlers } from '../ports/late.ts';
import { SCRIPT_ERROR, type ScriptProvider, loadScriptFx } from '../ports/scripts.ts';

/** Loads what loads scripts with the first of them. */
export async function loadScriptHandler({ provider }: { provider: ScriptProvider }): Promise<void> {
  const { loadScript } = await fetchFile(
    () => import('../ports/browser/scripts/load-script.ts'),
  ).catch(() => {
    throw SCRIPT_ERROR;
  });
  await loadScript(provider);
}

/** The browser's handlers of the captcha's ports, for each late module that may ask for one. */
export const captchaHandlers: LateHandlers = [[loadScriptFx, loadScriptHandler]];
