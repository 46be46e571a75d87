import { gzipSync } from 'node:zlib';
import { readTrace } from '#harness/replay/read-trace.ts';
import { createRecorder } from '#src/event-log/recorder.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { scopeFor, workloadOf } from './drive.ts';
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

const SESSIONS = 9;

/** One session's model with and without the recorder. */
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
