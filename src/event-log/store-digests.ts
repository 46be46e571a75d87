import { digestText } from '../kernel/hash.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { STORE_DIGEST_LENGTH, storedName } from './record.ts';
import type { StateOf } from './state.ts';
import { type DeclaredState, declaredUnits } from './units.ts';
import { valueDigest } from './value-digest.ts';

/** Digests of the named stores of one page life, by name and version. */
export interface StoreDigests {
  /** Digests of the stores that have changed since the last call, or since the start. */
  changes(scope: StateOf): Record<string, string>;
}

/** Digest of one store's value, redacted as the records are. */
export function storeDigest({ redact }: DeclaredState, value: unknown, names: Pseudonyms): string {
  const digest = valueDigest(redact ? redact(value, names) : value);
  return digestText({ a: digest, b: 0 }, STORE_DIGEST_LENGTH);
}

/**
 * Compares the named stores between calls. An unchanged reference costs one comparison.
 *
 * @example digests.changes(scope) // { 'cart/bag': 'xJ3_' }
 */
export function createStoreDigests(pseudonyms: Pseudonyms): StoreDigests {
  const last = new Map<DeclaredState, { value: unknown; digest: string }>();

  return {
    changes(scope) {
      const changes: Record<string, string> = {};
      for (const declared of declaredUnits()) {
        if (declared.kind !== 'state') continue;
        const value: unknown = scope.getState(declared.unit);
        const before = last.get(declared);
        if (value === (before ? before.value : declared.initial)) continue;
        const digest = storeDigest(declared, value, pseudonyms);
        const digestBefore = before?.digest ?? storeDigest(declared, declared.initial, pseudonyms);
        last.set(declared, { value, digest });
        if (digest !== digestBefore) changes[storedName(declared.name, declared.version)] = digest;
      }
      return changes;
    },
  };
}
