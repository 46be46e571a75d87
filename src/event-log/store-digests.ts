import { digestText } from '../kernel/hash.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { STORE_DIGEST_LENGTH, storedName } from './record.ts';
import type { StateOf } from './state.ts';
import { type DeclaredState, declaredUnits } from './units.ts';
import { valueDigest } from './value-digest.ts';

/** Digests of the named stores of one page life, by name and version. */
export interface StoreDigests {
  /** Those of the stores that are not as they were when this was called last, or at the beginning. */
  changes(scope: StateOf): Record<string, string>;
}

/** The digest of one store's value, redacted as the records are. */
export function storeDigest({ redact }: DeclaredState, value: unknown, names: Pseudonyms): string {
  const digest = valueDigest(redact ? redact(value, names) : value);
  return digestText({ a: digest, b: 0 }, STORE_DIGEST_LENGTH);
}

/**
 * Looks at the named stores now and then. A store whose value is the same object as before costs
 * one comparison.
 *
 * @example digests.changes(scope) // { 'cart/bag': 'xJ3_' }
 */
export function createStoreDigests(pseudonyms: Pseudonyms): StoreDigests {
  const values = new Map<DeclaredState, unknown>();
  return {
    changes(scope) {
      const changes: Record<string, string> = {};
      for (const declared of declaredUnits()) {
        if (declared.kind !== 'state') continue;
        const value: unknown = scope.getState(declared.unit);
        const before = values.has(declared) ? values.get(declared) : declared.initial;
        if (value === before) continue;
        values.set(declared, value);
        const digest = storeDigest(declared, value, pseudonyms);
        if (digest !== storeDigest(declared, before, pseudonyms))
          changes[storedName(declared.name, declared.version)] = digest;
      }
      return changes;
    },
  };
}
