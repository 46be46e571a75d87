import type { Pseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';

/** Ids of the catalogue, equal in every world. */
const OF_CATALOGUE = /^(?:product|variant|style|category)Ids?$/;
const IDS = /(?:^id|Ids?)$/;
/** Values that differ each time: visit ids, generated keys, times. */
const GENERATED = /^[\da-f]{8}[\da-f-]{8,}$/i;
const MEASURED = /^(?:bytes|ms)$/;
const MOMENT = /^\d{4}-\d\d(?:-\d\d|$)/;
/** Milliseconds since 1970, for years from 2001 on. */
const FIRST_MOMENT = 1e12;
/** Maximum length of a readable value in characters. */
const MOST = 80;

const REDACTED = '\0';
const HIDING: Pseudonyms = { of: () => REDACTED };

/**
 * Returns the parts of a fact's payload that a scenario can expect; `undefined` if there are none. Excludes redacted
 * values, backend ids, generated values and times.
 */
export function relevantFields(
  fact: string,
  payload: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const unit = findUnit(fact);
  const shown =
    unit?.kind === 'fact' && unit.redact && payload !== undefined
      ? unit.redact(payload, HIDING)
      : payload;
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return undefined;
  const parts = Object.entries(shown).filter(([key, value]) => matters(key, value));
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** True if a key's name is that of an id, from the catalogue or a backend. */
export function isId(key: string): boolean {
  return IDS.test(key);
}

/** True if a key's name is that of a backend id, which differs in another backend. */
export function isBackendId(key: string): boolean {
  return isId(key) && !OF_CATALOGUE.test(key);
}

function matters(key: string, value: unknown): boolean {
  if (isBackendId(key) || MEASURED.test(key)) return false;
  if (typeof value === 'number') return value < FIRST_MOMENT;
  if (typeof value === 'string')
    return value !== REDACTED && !GENERATED.test(value) && !MOMENT.test(value);
  const text = JSON.stringify(value) ?? '';
  return text !== '' && text.length <= MOST && !text.includes('\\u0000');
}
