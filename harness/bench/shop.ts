import { gzipSync } from 'node:zlib';
import { readTrace } from '#harness/replay/read-trace.ts';
import { createRecorder, type PortHandlers, type Recorder } from '#src/event-log/recorder.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import {
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
import { sessionCost, shopSession } from './shop-session.ts';
import { type Scope, fork, scopeBind } from 'effector';
import { type AnyEffect, declaredUnits, findUnit } from '#src/event-log/units.ts';
import { type Trace, isCause } from '#harness/replay/trace.ts';

const SESSIONS = 9;

async function recordOverhead(text: string): Promise<Figure> {
  const trace = readTrace(text);
  const costs = await alternating(
    {
      bare() {
        const workload = workloadOf(trace);
        const scope = scopeFor(workload);
        return cpuTimed(() => workload.run(scope));
      },
      recorded() {
        const workload = workloadOf(trace);
        let time = 0;
        const recorder = createRecorder({
          now: () => (time += 16),
          pseudonyms: createPseudonyms(),
          append: () => undefined,
        });
        const scope = scopeFor(workload, recorder);
        return cpuTimed(() => {
          workload.run(scope);
          recorder.seal();
        });
      },
    },
    41,
    WARM_UP,
  );
  return overhead('record.overhead_percent', costs);
}

/** Recorder overhead of whole sessions, including calls, contracts and the backend's work. */
async function sessionOverhead(): Promise<Figure> {
  const costs = await alternating(
    {
      bare: (round) => sessionCost(round % 6, 4, false),
      recorded: (round) => sessionCost(round % 6, 4, true),
    },
    60,
    WARM_UP,
  );
  return overhead('record.session_overhead_percent', costs);
}

/** Removes the bodies of answers: the size of the log itself. */
function withoutAnswers(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (!line.startsWith('["s"')) return line;
      const [kind, elapsed, id, outcome, , ...rest] = JSON.parse(line) as unknown[];
      return JSON.stringify([kind, elapsed, id, outcome, null, ...rest]);
    })
    .join('\n');
}

function bytesPerRecord(texts: readonly string[]): Figure[] {
  const perRecord = (shorten: (text: string) => string) =>
    texts.map((text) => {
      const records = text.split('\n').length - 3;
      return gzipSync(shorten(text), { level: 9 }).length / records;
    });
  const whole = perRecord((text) => text);
  return [
    figure('record.gz_bytes_per_record', whole, 'B', 2),
    figure('record.gz_bytes_per_record_without_answers', perRecord(withoutAnswers), 'B', 2),
  ];
}

/** Cost of recording and replaying on the shop's model, over seeded sessions. */
export const shopBenchmark: Benchmark = {
  async run(wanted) {
    const texts: string[] = [];
    for (let seed = 1; seed <= SESSIONS; seed++) texts.push(await shopSession(seed, 8));
    const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
    const figures: Figure[] = [];
    if (wanted('record.overhead')) figures.push(await recordOverhead(longest));
    if (wanted('record.session_overhead')) figures.push(await sessionOverhead());
    if (wanted('record.gz')) figures.push(...bytesPerRecord(texts));
    if (wanted('replay.verified'))
      figures.push(replaySpeed('replay.verified_records_per_second', texts.map(readTrace), 11));
    if (wanted('seek.median'))
      figures.push(seekTime('seek.median_ms', readTrace(await shopSession(77, 260))));
    return figures;
  },
};

/** A recorded session as a repeatable workload: the model only, without backend, clock and comparison. */
interface Workload {
  handlers: PortHandlers;
  /** Applies every input and settle of the trace to the scope. */
  run(scope: Scope): void;
}

/** Workload of one page life; calls settle as in the trace. */
function workloadOf(trace: Trace): Workload {
  const waiting = new Map<number, { done(value: unknown): void; fail(error: unknown): void }>();
  let calls = 0;
  const answer = () => ({
    then(done: (value: unknown) => void, fail: (error: unknown) => void) {
      waiting.set((calls += 1), { done, fail });
    },
  });
  const handlers = new Map<AnyEffect, () => unknown>(
    declaredUnits().flatMap((unit): [AnyEffect, () => unknown][] =>
      unit.kind === 'port' ? [[unit.unit, answer]] : [],
    ),
  );
  const causes = trace.records.filter(isCause);
  return {
    handlers,
    run(scope) {
      const launches = new Map<string, (payload: unknown) => void>();
      for (const cause of causes) {
        if (cause.kind === 'settle') {
          const call = waiting.get(cause.id);
          waiting.delete(cause.id);
          if (cause.outcome === 'done') call?.done(cause.value);
          else call?.fail(cause.value);
          continue;
        }
        let launch = launches.get(cause.name);
        if (!launch) {
          const unit = findUnit(cause.name);
          if (unit?.kind !== 'input') throw new Error(`There is no input ${cause.name}`);
          launch = scopeBind(unit.unit, { scope }) as (payload: unknown) => void;
          launches.set(cause.name, launch);
        }
        launch(cause.payload);
      }
    },
  };
}

function scopeFor(workload: Workload, recorder?: Recorder): Scope {
  const scope = recorder ? fork() : fork({ handlers: [...workload.handlers] });
  recorder?.attach(scope, workload.handlers);
  return scope;
}
