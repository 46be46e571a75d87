import type { Scenario } from './scenario.ts';

const FAMILIES = import.meta.glob<Readonly<Record<string, readonly Scenario[]>>>(
  './*/*.scenarios.ts',
  { eager: true },
);

/** All scenarios, for code run by Vite; `all-in-node.ts` has the same list for other tools. */
export const SCENARIOS: readonly Scenario[] = Object.values(FAMILIES).flatMap((family) =>
  Object.values(family).flat(),
);

/** The scenario with an id, as in the address parameter `scenario`. */
export function scenarioOf(id: string | null): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
