import { sample } from 'effector';
import { launchKeys } from '../event-log/effector-internals.ts';
import { never, nullable, number, object, string, type Infer, enums, literal } from 'superstruct';
import { fact, feature, port } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload, taggedUnion } from '../kernel/struct.ts';
import { $mayMeasure } from './allowed-model.ts';
import { $pageVisit, readReferrerFx } from './data-layer/page-data-model.ts';

feature('measure');

/** A long task, or a file that failed to load. */
export const PageIssue = taggedUnion('kind', {
  'long task': object({ kind: literal('long task'), ms: number() }),
  /** `path` of the shop's own files; the origin only of others. */
  file: object({
    kind: literal('file'),
    type: enums(['picture', 'script', 'style', 'other']),
    path: string(),
  }),
});
export type PageIssue = Infer<typeof PageIssue>;

/** Waits for the next long task or failed file; `null` if the browser does not report them. */
export const nextPageIssueFx = port('analytics/nextHitch', {
  params: noPayload(),
  done: nullable(PageIssue),
  fail: never(),
});

export const longTaskMeasured = fact(
  'analytics/longTaskMeasured',
  object({ ms: number(), pageType: string() }),
);
export const fileMissed = fact(
  'analytics/fileMissed',
  object({ type: string(), path: string(), pageType: string() }),
);

// `$pageVisit` is set once the referrer is read.
sample({ clock: readReferrerFx.finally, target: nextPageIssueFx });
const hindered = sampleStores({
  clock: nextPageIssueFx.doneData,
  source: { visit: $pageVisit, mayMeasure: $mayMeasure },
  fn: ({ visit, mayMeasure }, hitch) => ({ pageType: visit?.pageType ?? '', mayMeasure, hitch }),
}).filterMap(({ pageType, mayMeasure, hitch }) =>
  mayMeasure && hitch ? { pageType, hitch } : undefined,
);
launchKeys(
  sample({
    clock: hindered,
    fn: ({ pageType, hitch }) =>
      hitch.kind === 'file'
        ? { file: { type: hitch.type, path: hitch.path, pageType } }
        : { longTask: { ms: hitch.ms, pageType } },
  }),
  { longTask: longTaskMeasured, file: fileMissed },
);
sample({ clock: hindered, target: nextPageIssueFx });
