import type { Scope } from 'effector';
import { createDigest, digestText, mixText } from '../kernel/hash.ts';
import { canonicalJson } from '../kernel/json.ts';
import { FULL_DIGEST_LENGTH } from './record.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { declaredUnits } from './units.ts';

/** What tells the values of stores: a scope, or what was kept of one. */
export type StateOf = Pick<Scope, 'getState'>;

/** The named stores' values in a scope that are not the initial ones, redacted, as canonical JSON text by unit name. */
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
 * One digest over the named stores of a scope that have another value than at the beginning: a
 * store of a part that was never loaded is as one that nothing happened to.
 */
export function stateDigest(scope: StateOf, pseudonyms: Pseudonyms): string {
  const digest = createDigest();
  for (const [name, text] of stateTexts(scope, pseudonyms)) {
    mixText(digest, name);
    mixText(digest, text);
  }
  return digestText(digest, FULL_DIGEST_LENGTH);
}
