import type { Story } from '@ladle/react';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { ScenarioWalk } from './ScenarioWalk.tsx';

/** A story that walks a scenario. */
export function walk(scenario: Scenario): Story {
  return function Walk() {
    return <ScenarioWalk scenario={scenario} />;
  };
}
