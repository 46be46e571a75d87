import { gzipSync } from 'node:zlib';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { createRandom } from '#src/kernel/random.ts';
import {
  LONG,
  WARM_UP,
  type Benchmark,
  type Figure,
  alternating,
  cpuTimed,
  figure,
  overhead,
  replaySpeed,
  seekTime,
} from './measure.ts';
import { type Scope, fork, scopeBind } from 'effector';
import type { PortHandlers } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { appStarted } from '#src/ports/start.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { add, rename, saveFx, submit } from './prototype-model.ts';

const STEPS = 4000;

function recordedText(steps: number): string {
  const held = heldAnswers();
  let time = 0;
  const random = createRandom(7);
  const session = recordSession(held.handlers, () => (time += random.below(1500)));
  walkPrototype(session.scope, held, steps);
  const text = session.trace();
  session.stop();
  return text;
}

async function recordOverhead(): Promise<Figure> {
  const costs = await alternating(
    {
      bare() {
        const held = heldAnswers();
        const scope = bareScope(held.handlers);
        return cpuTimed(() => walkPrototype(scope, held, STEPS));
      },
      recorded() {
        const held = heldAnswers();
        let time = 0;
        const session = recordSession(held.handlers, () => (time += 9));
        const elapsed = cpuTimed(() => walkPrototype(session.scope, held, STEPS));
        session.stop();
        return elapsed;
      },
    },
    19,
    WARM_UP,
  );
  return overhead('record.prototype_overhead_percent', costs);
}

function recordBytes(): Figure {
  const text = recordedText(2000);
  const records = readTrace(text).records.length;
  const bytes = gzipSync(text, { level: 9 }).length / records;
  return { ...figure('record.prototype_gz_bytes_per_record', [bytes], 'B', 2), n: records };
}

function longTrace() {
  let steps = 8000;
  let trace = readTrace(recordedText(steps));
  while (trace.records.length < LONG) trace = readTrace(recordedText((steps += 500)));
  return trace;
}

/** Cost of the event log itself, on a minimal model. */
export const prototypeBenchmark: Benchmark = {
  async run(wanted) {
    const figures: Figure[] = [];
    if (wanted('record.prototype_overhead')) figures.push(await recordOverhead());
    if (wanted('record.prototype_gz')) figures.push(recordBytes());
    if (wanted('replay.prototype')) {
      const traces = [readTrace(recordedText(12_000))];
      figures.push(replaySpeed('replay.prototype_records_per_second', traces, 7));
    }
    if (wanted('seek.prototype')) figures.push(seekTime('seek.prototype_median_ms', longTrace()));
    return figures;
  },
};

/** Pending answers of the prototype's port, in order. */
interface HeldAnswers {
  handlers: PortHandlers;
  /** Settles the oldest call; every fifth fails. */
  settleNext(): void;
}

function heldAnswers(): HeldAnswers {
  const waiting: { done(value: unknown): void; fail(error: unknown): void }[] = [];
  let settled = 0;
  const save = () => ({
    then(done: (value: unknown) => void, fail: (error: unknown) => void) {
      waiting.push({ done, fail });
    },
  });
  return {
    handlers: new Map<AnyEffect, () => unknown>([[saveFx, save]]),
    settleNext() {
      const call = waiting.shift();
      settled += 1;
      if (settled % 5 === 0) call?.fail({ status: 500 });
      else call?.done({ saved: true });
    },
  };
}

function bareScope(handlers: PortHandlers): Scope {
  return fork({ handlers: [...handlers] });
}

/** Runs `steps` seeded shopper actions synchronously: the same work each time. */
function walkPrototype(scope: Scope, held: HeldAnswers, steps: number, seed = 1): void {
  const random = createRandom(seed);
  const start = scopeBind(appStarted, { scope });
  const launchAdd = scopeBind(add, { scope });
  const launchRename = scopeBind(rename, { scope });
  const launchSubmit = scopeBind(submit, { scope });
  start({ environment: sampleEnvironment });
  for (let step = 0; step < steps; step++) {
    const dice = random.below(100);
    if (dice < 60) {
      launchAdd({ id: `item-${random.below(400)}` });
      held.settleNext();
    } else if (dice < 98) launchRename({ name: `list ${random.below(50)}` });
    else launchSubmit({ email: `person${random.below(9)}@mail.example`, password: 'pass word 1' });
  }
}
