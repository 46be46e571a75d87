import type { Pseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';

/** Ids that the catalogue gives, which are the same wherever it is. */
const OF_CATALOGUE = /^(?:product|variant|style|category)Ids?$/;
const IDS = /(?:^id|Ids?)$/;
/** What is another one every time: a visit, a key that was made, a moment. */
const GENERATED = /^[\da-f]{8}[\da-f-]{8,}$/i;
const MEASURED = /^(?:bytes|ms)$/;
const MOMENT = /^\d{4}-\d\d(?:-\d\d|$)/;
/** Milliseconds since 1970, of the years from 2001 on. */
const FIRST_MOMENT = 1e12;
/** Characters of what is worth reading; a list of all pieces of a page is not. */
const MOST = 80;

const REDACTED = '\0';
const HIDING: Pseudonyms = { of: () => REDACTED };

/**
 * The parts of what a fact carries that a scenario can expect: without what is redacted in a trace, ids of the
 * backend's, what is generated and times; nothing where no part is left.
 */
export function partsThatMatter(
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

/** Whether something of that name is an id, of the catalogue or of a backend. */
export function isId(key: string): boolean {
  return IDS.test(key);
}

/** Whether something of that name is an id that a backend gives: another one gives another. */
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
