import type { Scope } from 'effector';
import { createDigest, digestText, mixText } from '../kernel/hash.ts';
import { canonicalJson } from '../kernel/json.ts';
import { FULL_DIGEST_LENGTH } from './record.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { declaredUnits } from './units.ts';

/** Source of store values: a scope, or a snapshot of one. */
export type StateOf = Pick<Scope, 'getState'>;

/** Values of the changed named stores, redacted, as canonical JSON by unit name. */
export function stateTexts(scope: StateOf, pseudonyms: Pseudonyms): Map<string, string> {
  const texts = new Map<string, string>();
  for (const declared of declaredUnits()) {
    if (declared.kind !== 'state') continue;
    const value: unknown = scope.getState(declared.unit);
    if (value === declared.initial || canonicalJson(value) === canonicalJson(declared.initial))
      continue;
    const shown = declared.redact ? declared.redact(value, pseudonyms) : value;
    texts.set(declared.name, canonicalJson(shown) ?? 'null');
  }
  return texts;
}

/**
 * Digest of the changed named stores of a scope. A store of a part that never loaded equals an
 * unchanged one.
 */
export function stateDigest(scope: StateOf, pseudonyms: Pseudonyms): string {
  const digest = createDigest();
  for (const [name, text] of stateTexts(scope, pseudonyms)) {
    mixText(digest, name);
    mixText(digest, text);
  }
  return digestText(digest, FULL_DIGEST_LENGTH);
}
