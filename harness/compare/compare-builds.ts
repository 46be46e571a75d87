import { valueDiff } from '#harness/studio/records/value-diff.ts';
import { canonicalJson } from '#src/kernel/json.ts';
import type { Made, Request, Step } from './tree-replay.ts';

/** What only one of two has. */
interface OnlyIn {
  before: readonly Made[];
  after: readonly Made[];
}

/** A place in a store's value that two builds have different. */
export interface StorePlace {
  store: string;
  path: string;
  before: unknown;
  after: unknown;
}

/** A call with which two builds ask different things. */
export interface RequestDifference {
  /** The call's, in the trace. */
  line: number;
  name: string;
  params: unknown;
  before: string;
  after: string;
}

/** How two builds differ after one cause. */
export interface StepDifference {
  line: number;
  cause: string;
  facts: OnlyIn;
  calls: OnlyIn;
  /** Calls with which another thing is asked for the same parameters. */
  requests: readonly RequestDifference[];
  /** Of stores that were alike until now. */
  stores: readonly StorePlace[];
}

/** Most places that are told of one store. */
const MOST_PLACES = 20;

/** Where two builds differ in what they made of one trace: the same causes went into both. */
export function compareBuilds(before: readonly Step[], after: readonly Step[]): StepDifference[] {
  const others = new Map(after.map((step) => [step.line, step]));
  const [old, now] = [new Map<string, unknown>(), new Map<string, unknown>()];
  const unlike = new Set<string>();
  return before.flatMap((step) => {
    const other = others.get(step.line);
    if (!other) return [];
    const touched = new Set([...Object.keys(step.stores), ...Object.keys(other.stores)]);
    for (const [store, value] of Object.entries(step.stores)) old.set(store, value);
    for (const [store, value] of Object.entries(other.stores)) now.set(store, value);
    const stores = [...touched].toSorted().flatMap((store): StorePlace[] => {
      // A store that only one of both has, is no difference of what happened.
      if (!old.has(store) || !now.has(store)) return [];
      const places = valueDiff(old.get(store), now.get(store), MOST_PLACES);
      const isNew = places.length > 0 && !unlike.has(store);
      if (places.length > 0) unlike.add(store);
      else unlike.delete(store);
      return isNew ? places.map((place) => ({ store, ...place })) : [];
    });
    const facts = onlyIn(step.facts, other.facts);
    const calls = onlyIn(step.calls, other.calls);
    const requests = otherRequests(step.requests, other.requests);
    const count = [facts, calls].reduce(
      (sum, one) => sum + one.before.length + one.after.length,
      0,
    );
    return count + stores.length + requests.length === 0
      ? []
      : [{ line: step.line, cause: step.cause, facts, calls, requests, stores }];
  });
}

/** What two lists do not share, in whatever order. */
function onlyIn(before: readonly Made[], after: readonly Made[]): OnlyIn {
  const left = after.map((made) => ({ made, text: textOf(made) }));
  const gone = before.filter((made) => {
    const at = left.findIndex(({ text }) => text === textOf(made));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { before: gone, after: left.map(({ made }) => made) };
}

function otherRequests(
  before: readonly Request[] = [],
  after: readonly Request[] = [],
): RequestDifference[] {
  const texts = new Map(after.map(({ line, text }) => [line, text]));
  return before.flatMap(({ line, name, params, text }) => {
    const other = texts.get(line);
    return other === undefined || other === text
      ? []
      : [{ line, name, params, before: text, after: other }];
  });
}

function textOf({ name, content }: Made): string {
  return `${name} ${canonicalJson(content) ?? 'null'}`;
}
