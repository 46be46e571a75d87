import type { Scenario } from './scenario.ts';
import { wishlistRemoveFails } from './wishlist-remove-fails.ts';

/** The closed list of scenarios: what is in it is tested, walked, journeyed and offered. */
export const SCENARIOS: readonly Scenario[] = [wishlistRemoveFails];

/** The scenario of an id, as the address parameter `scenario` names it. */
export function scenarioOf(id: string | null): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
