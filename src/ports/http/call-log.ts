import { createPseudonyms } from '../../event-log/pseudonyms.ts';
import { findUnit } from '../../event-log/units.ts';
import type { Call } from './call.ts';
import type { CallError } from './errors.ts';

/** ANA-03: one request as analytics sees it; nothing secret or personal is in it. */
export interface LoggedCall {
  event: 'call';
  /** Method and path below the base, with pseudonyms for what is personal. */
  endpoint: string;
  /** Milliseconds until the answer was read. */
  ms: number;
  /** None when there was no answer. */
  status?: number;
  /** The first 200 characters of a success. */
  answer?: string;
  error?: unknown;
}

type Outcome = { status: number; value: unknown } | { error: CallError };

/** Is told when a request leaves; gives back who is told of its outcome. */
export type CallLog = (call: Call<any, any, any>, params: unknown) => (outcome: Outcome) => void; // any: calls of every shape

const ANSWER_LENGTH = 200;

/**
 * Describes requests as ANA-03 has it and hands them on.
 *
 * @param now milliseconds; only differences count
 * @example createCallLog(() => performance.now(), (entry) => dataLayer.push(entry))
 */
export function createCallLog(now: () => number, tell: (entry: LoggedCall) => void): CallLog {
  const pseudonyms = createPseudonyms();
  return (call, params) => {
    const unit = findUnit(`http/${call.name}`);
    if (unit?.kind !== 'port') return () => undefined;
    const start = now();
    const redacted = (part: 'params' | 'done' | 'fail', value: unknown) =>
      unit[part].redact?.(value, pseudonyms) ?? value;
    const write = (outcome: Outcome) => {
      const entry: LoggedCall = {
        event: 'call',
        endpoint: `${call.method} ${call.path(redacted('params', params))}`,
        ms: Math.round(now() - start),
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
    };
    return (outcome) => {
      try {
        write(outcome);
      } catch {
        return; // What others make of their data layer never costs the shopper a call.
      }
    };
  };
}
