import { gzipSync } from 'node:zlib';
import { createPlayer } from '#harness/replay/player.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { createRecorder } from '#src/event-log/recorder.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { createRandom } from '#src/kernel/random.ts';
import { scopeFor, workloadOf } from './drive.ts';
import { type Benchmark, type Figure, cpuTimed, median, rounded, timed } from './measure.ts';
import { sessionCost, shopSession } from './shop-session.ts';

const SESSIONS = 9;
const WARM_UP = 4;

/** Runs one session's model with and without the recorder, alternating; returns the median ratio. */
function recordOverhead(text: string): Figure {
  const trace = readTrace(text);
  const ratios: number[] = [];
  const bare = () => {
    const workload = workloadOf(trace);
    const scope = scopeFor(workload);
    return cpuTimed(() => workload.run(scope));
  };
  const recorded = () => {
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
  };
  for (let round = 0; round < 41 + WARM_UP; round++) {
    const isBareFirst = round % 2 === 0;
    const first = isBareFirst ? bare() : recorded();
    const second = isBareFirst ? recorded() : bare();
    const [without, withIt] = isBareFirst ? [first, second] : [second, first];
    if (round >= WARM_UP) ratios.push((withIt / without - 1) * 100);
  }
  return {
    name: 'record.overhead_percent',
    value: rounded(median(ratios)),
    unit: '%',
    n: ratios.length,
  };
}

/** Recorder overhead of whole sessions, including calls, contracts and the backend's work. */
async function sessionOverhead(): Promise<Figure> {
  const costs = { bare: [] as number[], recorded: [] as number[] };
  for (let round = 0; round < 60 + WARM_UP; round++) {
    const order =
      round % 2 === 0 ? (['bare', 'recorded'] as const) : (['recorded', 'bare'] as const);
    for (const kind of order) {
      const cost = await sessionCost(round % 6, 4, kind === 'recorded');
      if (round >= WARM_UP) costs[kind].push(cost);
    }
  }
  return {
    name: 'record.session_overhead_percent',
    value: rounded((median(costs.recorded) / median(costs.bare) - 1) * 100),
    unit: '%',
    n: costs.bare.length,
  };
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
  const figure = (name: string, values: number[]): Figure => ({
    name,
    value: rounded(median(values), 2),
    unit: 'B',
    n: values.length,
  });
  return [
    figure(
      'record.gz_bytes_per_record',
      perRecord((text) => text),
    ),
    figure('record.gz_bytes_per_record_without_answers', perRecord(withoutAnswers)),
  ];
}

function verifiedSpeed(texts: readonly string[]): Figure {
  const traces = texts.map(readTrace);
  const records = traces.reduce((sum, trace) => sum + trace.records.length, 0);
  const speeds: number[] = [];
  for (let round = 0; round < 11 + WARM_UP; round++) {
    const elapsed = cpuTimed(() => {
      for (const trace of traces) {
        const { divergence } = verifyAtHand(trace);
        if (divergence) throw new Error(`A session diverged at line ${divergence.line}`);
      }
    });
    if (round >= WARM_UP) speeds.push(records / (elapsed / 1000));
  }
  return {
    name: 'replay.verified_records_per_second',
    value: Math.round(median(speeds)),
    unit: 'records per second of processor time',
    n: speeds.length,
  };
}

async function seekTime(): Promise<Figure> {
  const trace = readTrace(await shopSession(77, 260));
  const { length } = trace.records;
  if (length < 20_000) throw new Error(`The long session has only ${length} records`);
  const player = createPlayer(trace);
  player.seek(length);
  const random = createRandom(3);
  const times: number[] = [];
  for (let round = 0; round < 101; round++) {
    const target = random.below(20_000);
    times.push(timed(() => player.seek(target)));
  }
  player.stop();
  return { name: 'seek.median_ms', value: rounded(median(times), 2), unit: 'ms', n: times.length };
}

/** Cost of recording and replaying on the shop's model, over seeded sessions. */
export const shopBenchmark: Benchmark = {
  async run(wanted) {
    const texts: string[] = [];
    for (let seed = 1; seed <= SESSIONS; seed++) texts.push(await shopSession(seed, 8));
    const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
    const figures: Figure[] = [];
    if (wanted('record.overhead')) figures.push(recordOverhead(longest));
    if (wanted('record.session_overhead')) figures.push(await sessionOverhead());
    if (wanted('record.gz')) figures.push(...bytesPerRecord(texts));
    if (wanted('replay.verified')) figures.push(verifiedSpeed(texts));
    if (wanted('seek.median')) figures.push(await seekTime());
    return figures;
  },
};
