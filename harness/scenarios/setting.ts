import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { EXTENDED_KEY, MANUAL_LOGOUT, USER_TYPE_KEY } from '#src/session/session.ts';
import { scenarioOf } from './all.ts';
import { type StartWorld, startWorld } from './start-state.ts';

/** Nobody has used this tab before. */
const NOBODY = { [USER_TYPE_KEY]: null, [EXTENDED_KEY]: null, [MANUAL_LOGOUT]: null };

/** What an address with the parameter `scenario` makes of the embedded backend and the page. */
export interface ScenarioSetting {
  /** Where the scenario begins, if the page is elsewhere. */
  goTo: string | undefined;
  /** What the tab's session storage has to hold when it begins; what is `null`, not. */
  storage: Readonly<Record<string, string | null>>;
  seed: number;
  rules: readonly BackendRule[];
  start: StartWorld;
}

/**
 * The setting of an address such as `/?scenario=wishlist-remove-fails&store=hm-gb`: the parameter
 * `store` chooses the brand, and the country where another than the scenario's own is wanted.
 * What was ordered before was ordered before `now`; `undefined` where there is no such scenario.
 */
export function settingOf(
  address: { pathname: string; search: string },
  now?: number,
): ScenarioSetting | undefined {
  const parameters = new URLSearchParams(address.search);
  const scenario = scenarioOf(parameters.get('scenario'));
  if (!scenario) return undefined;
  const store = parameters.get('store');
  const { start, rules } = scenario.in[store?.startsWith('hm') ? 'hm' : 'rl'];
  const isThere = address.pathname === start.path && store !== null;
  for (const [name, value] of new URLSearchParams(start.search)) parameters.set(name, value);
  parameters.set('store', store ?? start.store);
  return {
    goTo: isThere ? undefined : `${start.path}?${parameters.toString()}`,
    storage: { ...NOBODY, ...start.storage },
    seed: start.seed,
    rules,
    start: startWorld(start, now),
  };
}
