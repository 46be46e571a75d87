import type { Scenario } from './scenario.ts';

const FAMILIES = import.meta.glob<Readonly<Record<string, readonly Scenario[]>>>(
  './*/*.scenarios.ts',
  { eager: true },
);

/** All scenarios, wherever Vite bundles or runs the code; `all-in-node.ts` has the same list elsewhere. */
export const SCENARIOS: readonly Scenario[] = Object.values(FAMILIES).flatMap((family) =>
  Object.values(family).flat(),
);

/** The scenario of an id, as the address parameter `scenario` names it. */
export function scenarioOf(id: string | null): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
