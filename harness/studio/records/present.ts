import type { TraceRecord } from '#harness/replay/trace.ts';

/** Colour of a record in the list; failed answers have their own. */
export type Tone =
  'input' | 'call' | 'done' | 'fail' | 'marker' | 'checkpoint' | 'digests' | 'answer' | 'request';

export function toneOf(record: TraceRecord): Tone {
  switch (record.kind) {
    case 'input':
    case 'call':
    case 'marker':
    case 'checkpoint':
    case 'digests':
    case 'answer':
    case 'request':
      return record.kind;
    case 'settle':
    case 'same-turn':
      return record.outcome;
  }
}

export function nameOf(record: TraceRecord): string {
  switch (record.kind) {
    case 'checkpoint':
    case 'digests':
      return record.kind;
    case 'answer':
    case 'request':
      return `http/${record.sample.call}`;
    case 'marker':
      return record.marker;
    default:
      return record.name;
  }
}

export function payloadOf(record: TraceRecord): unknown {
  switch (record.kind) {
    case 'input':
      return record.payload;
    case 'call':
      return record.params;
    case 'settle':
    case 'same-turn':
      return record.value;
    case 'marker':
      return record.data;
    case 'answer':
    case 'request':
      return record.sample;
    case 'digests':
      return Object.fromEntries(record.stores);
    case 'checkpoint':
      return { stores: record.values.size, underWay: record.calls.map(({ name }) => name) };
  }
}

export function factsOf(record: TraceRecord): readonly string[] {
  return 'facts' in record ? record.facts : [];
}

/** Minutes, seconds and milliseconds since the first record: `01:07.250`. */
export function timeText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = ((ms % 60_000) / 1000).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${seconds.padStart(6, '0')}`;
}
