import '#src/app/whole-model.ts';
import { partOfTrace } from '#harness/replay/part-of-trace.ts';
import { report } from '#harness/replay/report.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import type { Task } from './ask-worker.ts';
import type { OpenTrace } from './import-trace.ts';
import { findStops } from './breakpoints/find-stops.ts';
import { eventsOf } from './measured/events.ts';
import { historyOf } from './state/history.ts';
import { skipStyles } from './styles-in-worker.ts';
import { type Shown, reasonsFor } from './why/reasons.ts';
import type { AskedPart } from './pages/use-save-part.ts';
import type { Verdict } from './verdict.ts';

interface Asked extends Pick<OpenTrace, 'name' | 'trace'> {
  task: Task;
  asked: unknown;
}

skipStyles();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  Promise.resolve(TASKS[data.task](data)).then(
    (answer) => self.postMessage(answer),
    // A promise rejection in a worker does not reach the page; `reportError` does.
    reportError,
  );
});

const TASKS: Record<Task, (asked: Asked) => unknown> = {
  verify: verdictOf,
  measured: ({ trace }) => eventsOf(trace),
  history: ({ trace }) => historyOf(trace),
  stops: ({ trace, asked }) => findStops(trace, asked as readonly string[]),
  part: ({ trace, asked }) => partOfTrace((asked as AskedPart).text, trace, asked as AskedPart),
  why: ({ trace, asked }) => reasonsFor(trace, asked as Shown),
};

async function verdictOf({ name, trace }: Asked): Promise<Verdict> {
  const start = performance.now();
  const verification = await verifyTrace(trace);
  return {
    text: report(name, verification, performance.now() - start),
    divergedAt: verification.divergence?.line,
  };
}
