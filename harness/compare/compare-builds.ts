import { unshared } from '#harness/diff/unshared.ts';
import { valueDiff } from '#harness/studio/records/value-diff.ts';
import { canonicalJson } from '#src/kernel/json.ts';
import type { Made, Request, Step } from './details.ts';

interface OnlyIn {
  before: readonly Made[];
  after: readonly Made[];
}

/** A place in a store's value that differs between two builds. */
export interface StorePlace {
  store: string;
  path: string;
  before: unknown;
  after: unknown;
}

/** A call that makes different requests in two builds. */
export interface RequestDifference extends Omit<Request, 'text'> {
  before: string;
  after: string;
}

export interface StepDifference {
  line: number;
  cause: string;
  facts: OnlyIn;
  calls: OnlyIn;
  /** Calls with the same parameters and another request. */
  requests: readonly RequestDifference[];
  /** Stores that were alike before. */
  stores: readonly StorePlace[];
}

/** Most places listed of one store. */
const MOST_PLACES = 20;

/** Compares the effects that the same causes have in two builds. */
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
      // A store that only one build declares is no change of behaviour.
      if (!old.has(store) || !now.has(store)) return [];
      const places = valueDiff(old.get(store), now.get(store), MOST_PLACES);
      const isNew = places.length > 0 && !unlike.has(store);
      if (places.length > 0) unlike.add(store);
      else unlike.delete(store);
      return isNew ? places.map((place) => ({ store, ...place })) : [];
    });
    const facts = unshared(step.facts, other.facts, textOf);
    const calls = unshared(step.calls, other.calls, textOf);
    const requests = step.requests.flatMap(({ text, ...request }): RequestDifference[] => {
      const now = other.requests.find(({ line }) => line === request.line)?.text ?? text;
      return now === text ? [] : [{ ...request, before: text, after: now }];
    });
    const { line, cause } = step;
    const difference = { line, cause, facts, calls, requests, stores };
    return aboutOf(difference).length === 0 ? [] : [difference];
  });
}

function textOf({ name, content }: Made): string {
  return `${name} ${canonicalJson(content) ?? 'null'}`;
}

/** Names of what differs: `-name` is missing, `+name` is new, `~name` has another content. */
export function aboutOf({ facts, calls, requests, stores }: StepDifference): string[] {
  const names = (made: readonly Made[]) => new Set(made.map(({ name }) => name));
  const before = names([...facts.before, ...calls.before]);
  const after = names([...facts.after, ...calls.after]);
  return [
    ...[...before].map((name) => (after.has(name) ? `~${name}` : `-${name}`)),
    ...[...after].filter((name) => !before.has(name)).map((name) => `+${name}`),
    ...new Set(requests.map(({ name }) => `~${name}`)),
    ...new Set(stores.map(({ store }) => `~${store}`)),
  ];
}
