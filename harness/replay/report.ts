import { printable } from '#src/kernel/printable.ts';
import type { Divergence, StoreDifference } from './divergence.ts';
import type { Thrown } from './thrown.ts';
import type { TraceRecord } from './trace.ts';
import { recorderIn } from './recorder.ts';
import type { Verification } from './verify.ts';

const WIDTH = 200;
/** Maximum number of errors shown: the last ones, which are likelier. */
const MOST_THROWN = 4;
const VERIFIED = '  verified';
const BUT_FOR_STATE = '  verified, but for the final state: a version with other units recorded it';
const NOT_COMPARED = '  stores of another build, not compared:';
const NOT_CHECKED =
  '  answers and requests of calls that this build cannot read again, not compared:';
const MISSING =
  '  what was before it is not in the trace: the replay begins at the checkpoint of line';
const DIRTY =
  '  recorded by a build with uncommitted changes: what its commit does may differ from it.';
const LIVES_UNCHAINED =
  '  its format does not say whether its page lives are of one session, in their order';

/** Text output for one replayed trace; `elapsed` in milliseconds. */
export function report(file: string, verification: Verification, elapsed: number): string {
  const {
    app,
    records,
    duration,
    divergence,
    gaps,
    isStateCompared,
    notCompared,
    notChecked,
    areLivesChained,
  } = verification;
  const speed = Math.round(records / Math.max(elapsed / 1000, 0.001));
  const lines = [
    printable(file),
    ...(recorderIn(app).isDirty ? [`  build               ${printable(app)}`, DIRTY] : []),
    `  records             ${records}`,
    `  duration            ${(duration / 1000).toFixed(1)} s`,
    `  records per second  ${speed}`,
    ...(divergence ? describeDivergence(divergence) : [isStateCompared ? VERIFIED : BUT_FOR_STATE]),
    ...(notCompared.length > 0 ? [`${NOT_COMPARED} ${notCompared.join(', ')}`] : []),
    ...(notChecked.length > 0 ? [`${NOT_CHECKED} ${notChecked.join(', ')}`] : []),
    ...gaps.map((line) => `${MISSING} ${line}`),
    ...(areLivesChained ? [] : [LIVES_UNCHAINED]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Describes the first divergence in plain text, for a terminal or the studio. */
export function describeDivergence(divergence: Divergence): string[] {
  const { kind, line, expected, actual, cause, changes, stores = [] } = divergence;
  const { thrown = [], recent } = divergence;
  return [
    `  diverged at line ${line} (${kind})`,
    `    expected  ${cut(expected)}`,
    `    actual    ${cut(actual)}`,
    ...(cause ? [`    cause     ${cut(describeRecord(cause))}`] : []),
    ...thrown.slice(-MOST_THROWN).map((one) => `    thrown    ${cut(describeThrown(one))}`),
    ...stores.map((store) => `    store     ${cut(describeStore(store))}`),
    ...changes.map(
      ({ store, before, after }) =>
        `    state     ${store}: before ${cut(JSON.stringify(before) ?? 'nothing')}, after ${cut(JSON.stringify(after) ?? 'nothing')}`,
    ),
    ...recent.map((record) => `    recent    ${cut(describeRecord(record))}`),
  ];
}

function describeThrown({ line, text }: Thrown): string {
  return `${text}, after line ${line}`;
}

function describeStore({ store, agreed, changedAt }: StoreDifference): string {
  const since = agreed === 0 ? 'since the beginning' : `after line ${agreed}`;
  const where =
    changedAt.length === 0
      ? `does not change ${since}`
      : `changed ${since} at line ${changedAt.slice(0, 8).join(', ')}`;
  return `${store} differs: ${where}`;
}

export function describeRecord(record: TraceRecord): string {
  const at = `line ${record.line}, ${(record.at / 1000).toFixed(3)} s`;
  switch (record.kind) {
    case 'input':
      return `${at}: ${record.name} ${JSON.stringify(record.payload ?? null)}`;
    case 'call':
      return `${at}: call ${record.name} #${record.id} ${JSON.stringify(record.params ?? null)}`;
    case 'settle':
    case 'same-turn':
      return `${at}: ${record.outcome} ${record.name} #${record.id} ${JSON.stringify(record.value ?? null)}`;
    case 'checkpoint':
      return `${at}: checkpoint, ${record.values.size} stores, ${record.calls.length} calls under way`;
    case 'answer':
      return `${at}: answer of ${record.sample.call} as it came`;
    case 'request':
      return `${at}: asked with ${record.sample.call}`;
    case 'digests':
      return `${at}: digests of ${record.stores.size} stores`;
    case 'marker':
      return `${at}: marker ${record.marker} ${JSON.stringify(record.data)}`;
  }
}

function cut(text: string): string {
  return printable(text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text);
}
