import type { RunningScenario } from '#harness/scenarios/run.ts';
import type { FromStage } from '#harness/showroom/stage-line.ts';

interface Staging {
  /** Starts the scenario from its beginning. */
  start: () => Promise<RunningScenario>;
  /** Number of steps. */
  last: number;
  /** Shows a running scenario; a new `key` means a new page. */
  show: (running: RunningScenario, key: string) => void;
  /** Awaited after each step on the way. Without it only the requested step is shown. */
  rest: (() => Promise<void>) | undefined;
  tell: (message: FromStage) => void;
}

/** A scenario that runs on a stage. */
export interface StageRun {
  /**
   * Moves to a step; backwards by a restart. Beyond the last step it stops there. Only the last of several requests is
   * fulfilled and reported.
   */
  goTo: (step: number) => void;
  /** Sends the event log once pending work is done. */
  tellLog: () => void;
  stop: () => void;
}

/** Moves a scenario forward and backward on request, sequentially. Reports failures as messages instead of throwing. */
export function runOnStage({ start, last, show, rest, tell }: Staging): StageRun {
  let running: RunningScenario | undefined;
  let starts = 0;
  let problems: string[] = [];
  let wanted = 0;
  let isWishWaiting = false;
  /** True after a failure within a step: the run cannot continue. */
  let isBroken = false;
  let isOver = false;
  let queue = Promise.resolve();

  function put(on: RunningScenario): void {
    show(on, `${starts}-${on.pages}`);
  }

  async function pass(on: RunningScenario): Promise<void> {
    if (!rest || isOver) return;
    put(on);
    await rest();
  }

  async function begin(): Promise<RunningScenario> {
    running?.stop();
    running = await start();
    starts += 1;
    problems = [];
    isBroken = false;
    return running;
  }

  async function walkTo(target: number): Promise<void> {
    const isWanted = () => target === wanted && !isOver;
    let on = running;
    if (!on || isBroken || target < on.position) {
      on = await begin();
      // The next step may need the rendered page of the previous one.
      if (target > 0) await pass(on);
    }
    while (on.position < target && isWanted()) {
      problems.push(...(await on.next()));
      await pass(on);
    }
    if (isOver) return on.stop();
    if (!isWanted()) return;
    put(on);
    tell({ kind: 'at', step: on.position, problems: [...problems] });
  }

  async function fulfil(): Promise<void> {
    isWishWaiting = false;
    if (isOver) return;
    try {
      await walkTo(wanted);
    } catch (error) {
      isBroken = true;
      tellFailure(error);
    }
  }

  function tellFailure(error: unknown): void {
    if (isOver) return;
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }

  return {
    goTo(step) {
      wanted = Math.min(Math.max(step, 0), last);
      if (isWishWaiting) return;
      isWishWaiting = true;
      queue = queue.then(fulfil);
    },
    tellLog() {
      queue = queue
        .then(() => tell({ kind: 'log', text: running?.trace() ?? '' }))
        .catch(tellFailure);
    },
    stop() {
      isOver = true;
      running?.stop();
    },
  };
}
