import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { EXTENDED_KEY, MANUAL_LOGOUT, USER_TYPE_KEY } from '#src/session/session.ts';
import { scenarioOf } from './all.ts';
import { type StartWorld, startWorld } from './start-state.ts';

/** Session storage of an unused tab. */
const NOBODY = { [USER_TYPE_KEY]: null, [EXTENDED_KEY]: null, [MANUAL_LOGOUT]: null };

/** Settings of the embedded backend and the page for an address with the parameter `scenario`. */
export interface ScenarioSetting {
  /** Start address, if the page is elsewhere. */
  goTo: string | undefined;
  /** Required session storage; `null` removes an item. */
  storage: Readonly<Record<string, string | null>>;
  seed: number;
  rules: readonly BackendRule[];
  start: StartWorld;
}

/**
 * Setting of an address such as `/?scenario=wishlist-remove-fails&store=hm-gb`. The parameter `store` selects the brand
 * and optionally another country. Earlier orders are dated before `now`. Undefined for an unknown scenario.
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
