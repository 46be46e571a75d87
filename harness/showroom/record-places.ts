import { runScenario } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';

/** The pages of a scenario's positions with blanks between them; by brand where these differ. */
export type RecordedPlaces = string | Readonly<Record<Brand, string>>;

export interface PlacesRecord {
  /** By scenario, in the order of their ids. */
  places: Readonly<Record<string, RecordedPlaces>>;
  /** What was not as a scenario says, with its id and brand in front: its places are not to be believed. */
  problems: readonly string[];
}

/** Walks scenarios in both brands, and says on which page each begins, and on which each of its steps ends. */
export async function recordPlaces(scenarios: readonly Scenario[]): Promise<PlacesRecord> {
  const places: Record<string, RecordedPlaces> = {};
  const problems: string[] = [];
  const walk = async (scenario: Scenario, brand: Brand): Promise<string> => {
    const result = await runScenario(scenario, brand);
    problems.push(...result.problems.map((problem) => `${scenario.id}, ${brand}: ${problem}`));
    return result.places.join(' ');
  };
  for (const scenario of scenarios.toSorted(byId)) {
    const rl = await walk(scenario, 'rl');
    const hm = await walk(scenario, 'hm');
    places[scenario.id] = rl === hm ? rl : { rl, hm };
  }
  return { places, problems };
}

function byId({ id: one }: Scenario, { id: other }: Scenario): number {
  return one < other ? -1 : 1;
}
