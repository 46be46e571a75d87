import { gzipSync } from 'node:zlib';
import { createPlayer } from '#harness/replay/player.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { createRandom } from '#src/kernel/random.ts';
import { type Benchmark, type Figure, cpuTimed, median, rounded, timed } from './measure.ts';
import { bareScope, heldAnswers, walkPrototype } from './prototype-session.ts';

const STEPS = 4000;
const ROUNDS = 21;

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

/** Runs the same walk with and without the recorder, alternating; returns the median ratio. */
function recordOverhead(): Figure {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = () => {
      const held = heldAnswers();
      const scope = bareScope(held.handlers);
      return cpuTimed(() => walkPrototype(scope, held, STEPS));
    };
    const recorded = () => {
      const held = heldAnswers();
      let time = 0;
      const session = recordSession(held.handlers, () => (time += 9));
      const elapsed = cpuTimed(() => walkPrototype(session.scope, held, STEPS));
      session.stop();
      return elapsed;
    };
    const [first, second] = round % 2 === 0 ? [bare(), recorded()] : [recorded(), bare()];
    const [without, withIt] = round % 2 === 0 ? [first, second] : [second, first];
    if (round > 1) ratios.push((withIt / without - 1) * 100);
  }
  return {
    name: 'record.prototype_overhead_percent',
    value: rounded(median(ratios)),
    unit: '%',
    n: ratios.length,
  };
}

function replaySpeed(): Figure {
  const trace = readTrace(recordedText(12_000));
  const speeds: number[] = [];
  for (let round = 0; round < 9; round++) {
    const elapsed = cpuTimed(() => {
      const { divergence } = verifyAtHand(trace);
      if (divergence)
        throw new Error(`The prototype's session diverged at line ${divergence.line}`);
    });
    if (round > 1) speeds.push(trace.records.length / (elapsed / 1000));
  }
  return {
    name: 'replay.prototype_records_per_second',
    value: Math.round(median(speeds)),
    unit: 'records per second of processor time',
    n: speeds.length,
  };
}

function recordBytes(): Figure {
  const text = recordedText(2000);
  const records = readTrace(text).records.length;
  return {
    name: 'record.prototype_gz_bytes_per_record',
    value: rounded(gzipSync(text, { level: 9 }).length / records, 2),
    unit: 'B',
    n: records,
  };
}

function seekTime(): Figure {
  let steps = 8000;
  let trace = readTrace(recordedText(steps));
  while (trace.records.length < 20_000) trace = readTrace(recordedText((steps += 500)));
  const player = createPlayer(trace);
  player.seek(trace.records.length);
  const random = createRandom(3);
  const times: number[] = [];
  for (let round = 0; round < 101; round++) {
    const target = random.below(trace.records.length);
    times.push(timed(() => player.seek(target)));
  }
  player.stop();
  return {
    name: 'seek.prototype_median_ms',
    value: rounded(median(times), 2),
    unit: 'ms',
    n: times.length,
  };
}

/** Cost of the event log itself, on a minimal model. */
export const prototypeBenchmark: Benchmark = {
  run: (wanted) => [
    ...(wanted('record.prototype_overhead') ? [recordOverhead()] : []),
    ...(wanted('record.prototype_gz') ? [recordBytes()] : []),
    ...(wanted('replay.prototype') ? [replaySpeed()] : []),
    ...(wanted('seek.prototype') ? [seekTime()] : []),
  ],
};
