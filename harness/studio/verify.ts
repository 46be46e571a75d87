import '#src/app/whole-model.ts';
import { report } from '#harness/replay/report.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import type { Task } from './ask-worker.ts';
import type { OpenTrace } from './import-trace.ts';
import { eventsOf } from './measured/events.ts';
import { historyOf } from './state/history.ts';
import type { Verdict } from './verdict.ts';

interface Asked extends Pick<OpenTrace, 'name' | 'trace'> {
  task: Task;
}

self.addEventListener('message', ({ data: { task, name, trace } }: MessageEvent<Asked>) => {
  self.postMessage(TASKS[task](name, trace));
});

const TASKS: Record<Task, (name: string, trace: OpenTrace['trace']) => unknown> = {
  verify: verdictOf,
  measured: (_, trace) => eventsOf(trace),
  history: (_, trace) => historyOf(trace),
};

function verdictOf(name: string, trace: OpenTrace['trace']): Verdict {
  const start = performance.now();
  const verification = verifyTrace(trace);
  return {
    text: report(name, verification, performance.now() - start),
    divergedAt: verification.divergence?.line,
  };
}
