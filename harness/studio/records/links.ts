import { type Trace, startOf } from '#harness/replay/trace.ts';

const known = new WeakMap<Trace, ReadonlyMap<number, number>>();

/** Indexes of each call's answer, and of each answer's call. */
export function linksOf(trace: Trace): ReadonlyMap<number, number> {
  const found = known.get(trace) ?? readLinks(trace);
  known.set(trace, found);
  return found;
}

function readLinks({ records }: Trace): Map<number, number> {
  const links = new Map<number, number>();
  let calls = new Map<number, number>();
  records.forEach((record, at) => {
    // Call ids restart with each page life.
    if (startOf(record)) calls = new Map();
    if (record.kind === 'call') calls.set(record.id, at);
    if (record.kind !== 'settle' && record.kind !== 'same-turn') return;
    const call = calls.get(record.id);
    if (call === undefined) return;
    links.set(call, at);
    links.set(at, call);
  });
  return links;
}
