import { createPseudonyms } from '../../event-log/pseudonyms.ts';
import { findUnit } from '../../event-log/units.ts';
import type { MadeCall } from './made-calls.ts';

/** ANA-03: one request in analytics; without secrets and personal data. */
export interface LoggedCall {
  event: 'call';
  /** Method, path below the base and query, with pseudonyms for personal parts. */
  endpoint: string;
  /** Milliseconds until the answer was read. */
  ms: number;
  /** Absent without an answer. */
  status?: number;
  /** First 200 characters of a successful answer. */
  answer?: string;
  error?: unknown;
}

const ANSWER_LENGTH = 200;

/**
 * Describes requests by ANA-03 and passes them on.
 *
 * @example createMadeCalls(() => performance.now()).listen(describeCalls((entry) => dataLayer.push(entry)))
 */
export function describeCalls(tell: (entry: LoggedCall) => void): (made: MadeCall) => void {
  const pseudonyms = createPseudonyms();
  return ({ call, params, ms, outcome }) => {
    const unit = findUnit(`http/${call.name}`);
    if (unit?.kind !== 'port') return;
    const redacted = (part: 'params' | 'done' | 'fail', value: unknown) =>
      unit[part].redact?.(value, pseudonyms) ?? value;
    try {
      const shown = redacted('params', params);
      const query = new URLSearchParams(call.query?.(shown)).toString();
      const entry: LoggedCall = {
        event: 'call',
        endpoint: `${call.method} ${call.path(shown)}${query && `?${query}`}`,
        ms: Math.round(ms),
      };
      if ('error' in outcome) {
        const { error } = outcome;
        tell({
          ...entry,
          ...(error.kind !== 'network' && { status: error.status }),
          error: redacted('fail', error),
        });
      } else {
        const answer = JSON.stringify(redacted('done', outcome.value)) ?? '';
        tell({ ...entry, status: outcome.status, answer: answer.slice(0, ANSWER_LENGTH) });
      }
    } catch {
      return; // An error of the data layer or of a description must not affect the shopper.
    }
  };
}
