import { useEffect, useRef } from 'react';
import { scenarioOf } from '#harness/scenarios/all.ts';
import type { Studio } from './use-studio.ts';

/** Opens a scenario's recording from `/studio?scenario=…&store=hm`. */
export function useScenarioInAddress(openScenario: Studio['openScenario']): void {
  const open = useRef(openScenario);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const address = new URLSearchParams(window.location.search);
    const scenario = scenarioOf(address.get('scenario'));
    const brand = address.get('store')?.startsWith('hm') ? 'hm' : 'rl';
    if (scenario) void open.current(scenario.id, brand);
  }, []);
}
