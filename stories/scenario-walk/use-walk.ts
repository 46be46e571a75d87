import { useEffect, useState } from 'react';
import { readTrace } from '#harness/replay/read-trace.ts';
import type { TraceRecord } from '#harness/replay/trace.ts';
import { type RunningScenario, startScenario } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';

export interface Walk {
  running: RunningScenario | undefined;
  position: number;
  /** What of the steps so far was not as the scenario says. */
  problems: readonly string[];
  records: readonly TraceRecord[];
  next(): Promise<void>;
  back(): void;
  /** Reads the log again, after somebody used the shop by hand. */
  refresh(): void;
}

interface Progress {
  running: RunningScenario;
  position: number;
  problems: readonly string[];
  records: readonly TraceRecord[];
}

/** Walks a scenario, from a step on. Going back starts it anew and takes one step less. */
export function useWalk(scenario: Scenario, brand: Brand, country: string, from = 0): Walk {
  const [start, setStart] = useState({ steps: from });
  const [progress, setProgress] = useState<Progress>();

  useEffect(() => {
    let isOver = false;
    let running: RunningScenario | undefined;
    void walked(scenario, brand, country, start.steps).then((result) => {
      running = result.running;
      if (isOver) running.stop();
      else setProgress(result);
    });
    return () => {
      isOver = true;
      running?.stop();
    };
  }, [scenario, brand, country, start]);

  const { running, position = 0, problems = [], records = [] } = progress ?? {};
  return {
    running,
    position,
    problems,
    records,
    async next() {
      if (!running) return;
      const found = await running.next();
      setProgress(progressOf(running, [...problems, ...found]));
    },
    back: () => setStart({ steps: Math.max(0, position - 1) }),
    refresh() {
      if (running) setProgress(progressOf(running, problems));
    },
  };
}

async function walked(
  scenario: Scenario,
  brand: Brand,
  country: string,
  steps: number,
): Promise<Progress> {
  const running = await startScenario(scenario, brand, country);
  const problems: string[] = [];
  while (running.position < steps) problems.push(...(await running.next()));
  return progressOf(running, problems);
}

function progressOf(running: RunningScenario, problems: readonly string[]): Progress {
  const { records } = readTrace(running.trace());
  return { running, position: running.position, problems, records };
}
