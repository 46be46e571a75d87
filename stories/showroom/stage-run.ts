import type { RunningScenario } from '#harness/scenarios/run.ts';
import type { FromStage } from '#harness/showroom/stage-line.ts';

interface Staging {
  /** Starts the scenario from its beginning. */
  start: () => Promise<RunningScenario>;
  /** How many steps it has. */
  last: number;
  /** Puts it on the stage as it stands; `key` is another one whenever the page is another one. */
  show: (running: RunningScenario, key: string) => void;
  /** What is waited for at each step on the way; without it only the step that was wished for is shown. */
  rest: (() => Promise<void>) | undefined;
  tell: (message: FromStage) => void;
}

/** A scenario under way on a stage. */
export interface StageRun {
  /**
   * Walks to a step, back by starting anew; as far as there is where there is no such step. Of several wishes
   * only the last is fulfilled, and told of.
   */
  goTo: (step: number) => void;
  /** Tells the event log once what is under way is done. */
  tellLog: () => void;
  stop: () => void;
}

/** Walks a scenario on and back as it is asked to, one thing after the other. Failures are told, not thrown. */
export function runOnStage({ start, last, show, rest, tell }: Staging): StageRun {
  let running: RunningScenario | undefined;
  let starts = 0;
  let problems: string[] = [];
  let wanted = 0;
  let isWishWaiting = false;
  /** It stopped in the middle of a step, from where there is no way on. */
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
      // What follows from a wish may need the page on which it was made.
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
