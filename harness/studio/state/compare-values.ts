import type { StateChange } from '#harness/replay/divergence.ts';
import { canonicalJson } from '#src/kernel/json.ts';

export type StoreValues = readonly (readonly [name: string, value: unknown])[];

export function compareValues(before: StoreValues, after: StoreValues): StateChange[] {
  const earlier = new Map(before);
  return after.flatMap(([store, value]) => {
    const old = earlier.get(store);
    return canonicalJson(old) === canonicalJson(value)
      ? []
      : [{ store, before: old, after: value }];
  });
}
