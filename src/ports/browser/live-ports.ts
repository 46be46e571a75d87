import type { PortHandler, PortLookup } from '../../event-log/recorder.ts';
import { askForLostFiles } from '../../kernel/lazy-import.ts';
import { copyTextFx, copyTextHandler } from '../clipboard.ts';
import { waitFx, waitHandler } from '../clock.ts';
import { writeCookieFx, writeCookieHandler } from '../storage/cookies.ts';
import { forgetShopperFx } from '../storage/forget.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { httpHandler } from '../http/http.ts';
import { noteCall } from './connection-news.ts';
import { navigateFx, reloadFx } from '../navigation.ts';
import {
  type FeatureHandlers,
  type FeatureModule,
  type ModuleLoader,
  loadFeatureFx,
} from '../features.ts';
import { askAgainFx } from '../lost-files.ts';
import type { RenewalLock } from '../session/renewal-lock.ts';
import { type SessionGate, gateHandlers } from '../session/session-gate.ts';
import { forgetsShopper } from './storage/forget-shopper.ts';
import { writeStorageFx, writeStorageHandler } from '../storage/storage.ts';
import { tellTabsFx } from '../tabs.ts';
import type { BrowserHistory } from './page/history.ts';
import type { TabChannel } from './tabs.ts';

/** Dependencies that the ports share with the rest of the page. */
export interface LivePortsOptions {
  http: HttpEnvironment;
  gate: SessionGate;
  lock: RenewalLock;
  history: BrowserHistory;
  tabs: TabChannel;
  loadModule: ModuleLoader;
  /** Port handlers of the domains in the first bundle. */
  domains: FeatureHandlers;
  /** Deletes the log so far. */
  forgetLog(): Promise<void>;
}

/** Handlers of every port in a real browser. */
export function livePorts(options: LivePortsOptions): PortLookup {
  const { http, gate, lock, history, tabs, loadModule, domains, forgetLog } = options;
  function bring({ portHandlers = [] }: FeatureModule): void {
    for (const [effect, handler] of portHandlers)
      handlers.set(effect, (params) => handler(params, gate));
  }
  const handlers = new Map<unknown, PortHandler>([
    ...gateHandlers(gate, lock),
    [waitFx, waitHandler],
    [writeCookieFx, writeCookieHandler],
    [writeStorageFx, writeStorageHandler],
    [copyTextFx, copyTextHandler],
    [tellTabsFx, tabs.tell],
    [
      navigateFx,
      async ({ to, replace }: { to: string; replace: boolean }) => {
        await Promise.resolve();
        if (replace) history.replace(to);
        else history.push(to);
      },
    ],
    [forgetShopperFx, forgetsShopper(forgetLog)],
    [askAgainFx, async () => askForLostFiles()],
    [reloadFx, async () => window.location.reload()],
    [
      loadFeatureFx,
      ({ part }: { part: string }) => {
        const module = loadModule(part);
        // The browser reports a failed import itself.
        if (module instanceof Promise) return module.then(bring, () => Promise.reject());
        return bring(module);
      },
    ],
  ]);
  bring({ portHandlers: domains });
  const callHandler = httpHandler(http, gate);
  return {
    get(effect) {
      const call = callHandler(effect);
      return handlers.get(effect) ?? (call && ((params) => noteCall(call(params))));
    },
  };
}
