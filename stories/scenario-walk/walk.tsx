import type { Story } from '@ladle/react';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { Walk } from '../showroom/Walk.tsx';

/** A story that walks a scenario. */
export function walk(scenario: Scenario): Story {
  return function WalkOfScenario() {
    return <Walk scenario={scenario} />;
  };
}
