import { useEffect, useState } from 'react';
import { type RunningScenario, startScenario } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { countryOf } from '#harness/showroom/setting.ts';
import { useControls } from './use-controls.ts';

/** A finished scenario, in the brand and language of the controls. */
export function usePart(scenario: Scenario): RunningScenario | undefined {
  const { brand, locale } = useControls();
  const [shown, setShown] = useState<RunningScenario>();
  useEffect(() => {
    let isOver = false;
    let running: RunningScenario | undefined;
    async function walk(): Promise<void> {
      running = await startScenario(scenario, brand, { country: countryOf(locale, brand) });
      const { position, situation } = running;
      for (let step = position; step < situation.steps.length; step++) await running.next();
      if (isOver) running.stop();
      else setShown(running);
    }
    void walk();
    return () => {
      isOver = true;
      running?.stop();
    };
  }, [scenario, brand, locale]);
  return shown;
}
