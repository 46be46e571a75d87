import '#src/app/whole-model.ts';
import { report } from '#harness/replay/report.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import type { OpenTrace } from './import-trace.ts';
import type { Verdict } from './verdict.ts';

self.addEventListener('message', ({ data }: MessageEvent<Pick<OpenTrace, 'name' | 'trace'>>) => {
  const start = performance.now();
  const verification = verifyTrace(data.trace);
  const verdict: Verdict = {
    text: report(data.name, verification, performance.now() - start),
    divergedAt: verification.divergence?.line,
  };
  self.postMessage(verdict);
});
