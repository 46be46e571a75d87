import { useEffect, useRef } from 'react';
import { scenarioOf } from '#harness/scenarios/all.ts';
import type { Studio } from './use-studio.ts';

/** `/studio?scenario=…&brand=hm` opens that scenario's recording. */
export function useScenarioInAddress(openScenario: Studio['openScenario']): void {
  const open = useRef(openScenario);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const address = new URLSearchParams(window.location.search);
    const scenario = scenarioOf(address.get('scenario'));
    if (scenario) void open.current(scenario.id, address.get('brand') === 'hm' ? 'hm' : 'rl');
  }, []);
}
