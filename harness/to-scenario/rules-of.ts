import { is } from 'superstruct';
import type { BackendRule, RuleOutcome } from '#harness/backend/faults/rules.ts';
import type { CallRecord, Trace } from '#harness/replay/trace.ts';
import { type AnyCall, declaredCalls } from '#src/ports/http/call.ts';
import { CallError, errorsIn } from '#src/ports/http/errors.ts';
import { recordsOfReport } from './of-report.ts';

/** Failures of a page life, as backend rules that repeat them in the simulated shop. */
export interface RulesOf {
  rules: BackendRule[];
  /** Log names of the failed calls. */
  failed: readonly string[];
  untold: readonly string[];
}

/** Finds the failed calls of a page life, without the report's, and their ordinal and failure. */
export function rulesOfSession(life: Trace): RulesOf {
  const ofReport = recordsOfReport(life);
  const rules: BackendRule[] = [];
  const failed: string[] = [];
  const untold: string[] = [];
  const counts = new Map<string, number>();
  const calls = new Map([...declaredCalls().values()].map((call) => [`http/${call.name}`, call]));
  const sent = new Map<number, { on: string; call: number }>();
  for (const record of life.records) {
    if (ofReport.has(record)) continue;
    if (record.kind === 'call') {
      const place = placeOf(record, calls.get(record.name));
      if (place === undefined) continue;
      const call = (counts.get(place) ?? 0) + 1;
      counts.set(place, call);
      sent.set(record.id, { on: place, call });
    } else if ((record.kind === 'settle' || record.kind === 'same-turn') && isFailure(record)) {
      const place = sent.get(record.id);
      const then = outcomeOf(record.value);
      failed.push(record.name);
      if (place && then !== undefined) rules.push({ ...place, then });
      else untold.push(`How ${record.name} failed cannot be told.`);
    }
  }
  return { rules, failed, untold };
}

/** Method and end of the path, in a rule's format. */
function placeOf({ params }: CallRecord, call: AnyCall | undefined): string | undefined {
  if (!call) return undefined;
  try {
    const [path = ''] = call.path(params).split('?');
    // A redacted segment becomes a wildcard.
    return `${call.method} ${path.replaceAll(/[^/]*(?:\*|@example\.test|%2A)[^/]*/g, '*')}`;
  } catch {
    return undefined; // Long parameters are recorded as a digest only.
  }
}

function isFailure(record: { outcome: 'done' | 'fail'; name: string }): boolean {
  return record.outcome === 'fail' && record.name.startsWith('http/');
}

function outcomeOf(error: unknown): RuleOutcome | undefined {
  if (!is(error, CallError)) return undefined;
  const [first] = errorsIn(error);
  switch (error.kind) {
    case 'network':
      return 'unreachable';
    case 'malformed':
      return 'wrong-type';
    case 'http':
      return { status: error.status, errorKey: first?.errorKey ?? '_ERR_GENERIC' };
    case 'throttled':
      return {
        status: 429,
        errorKey: first?.errorKey ?? '_ERR_GENERIC',
        retryAfter: error.seconds,
      };
  }
}
