import { array, enums, integer, object, optional, string, union, type Infer } from 'superstruct';
import type { BackendRequest } from '../message.ts';

/** Payment results that a rule can demand; `refused` and others match the test cards'. */
export const PaymentOrder = enums([
  'success',
  'pending',
  'challenge',
  'refused',
  'cancelled',
  'timeout',
  'unauthorised',
  'broken',
]);
export type PaymentOrder = Infer<typeof PaymentOrder>;

/**
 * Outcome of a call instead of its normal answer:
 *
 * - `{ status, errorKey }`: this answer once; the backend does not act. Also with status 200. With
 *   `retryAfter` seconds to wait, as 429 has them.
 * - `{ expire, status }`: ends the request's session for good; this and later calls get that key.
 * - `{ end }`: ends the request's session as by timeout or another sign-in; the call continues.
 * - `{ payment }`: forces the result of the payment that the call starts or continues.
 * - `unreachable`: the request never arrives. `lost`: the backend acts, its answer is lost.
 * - The backend acts, and its answer's body is: cut off (`half-body`), a page (`html`),
 *   more than 8 MB (`too-large`), JSON of another shape (`wrong-type`).
 * - `untransformed`: raw products without names, addresses and filters (LST-08).
 * - `stale-stock`: inventory without any sales; other calls are unaffected.
 */
const RuleOutcome = union([
  object({ status: integer(), errorKey: string(), retryAfter: optional(integer()) }),
  object({ expire: string(), status: enums([200, 401, 403]) }),
  object({ end: enums(['time', 'other-device']) }),
  object({ payment: PaymentOrder }),
  enums([
    'unreachable',
    'lost',
    'half-body',
    'html',
    'too-large',
    'wrong-type',
    'untransformed',
    'stale-stock',
  ]),
]);
export type RuleOutcome = Infer<typeof RuleOutcome>;

/**
 * A scripted rule; plain JSON. `on` is the method and the end of the path; `*` matches any text. `call` selects the nth
 * matching call, counted from 1, and `times` the number of calls from there on. Without either the rule applies to all.
 *
 * @example { on: 'PUT /wishlist/delete/*', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } }
 */
export const BackendRule = object({
  on: string(),
  call: optional(integer()),
  times: optional(integer()),
  delayMs: optional(integer()),
  then: optional(RuleOutcome),
});
export type BackendRule = Infer<typeof BackendRule>;

export const BackendRules = array(BackendRule);

export interface Verdict {
  delayMs: number;
  outcome?: RuleOutcome;
}

/** Decides about each call in turn. */
export type Judge = (request: BackendRequest) => Verdict;

/** Method and path, without the query. */
export function callText({ method, url }: BackendRequest): string {
  return `${method} ${url.replace(/\?.*/s, '')}`;
}

function patternOf(on: string): RegExp {
  const escaped = on.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped.replace(' ', ' .*')}$`);
}

function holdsFor({ call, times }: BackendRule, nth: number): boolean {
  const from = call ?? 1;
  return nth >= from && nth < from + (times ?? (call === undefined ? Infinity : 1));
}

/** Decides by rules; without a matching rule, by chance. */
export function createJudge(rules: readonly BackendRule[], byChance: Judge): Judge {
  const counted = rules.map((rule) => ({ rule, pattern: patternOf(rule.on), calls: 0 }));
  return (request) => {
    const text = callText(request);
    const chance = byChance(request);
    const matching = counted.filter(({ pattern }) => pattern.test(text));
    for (const entry of matching) entry.calls += 1;
    const due = matching.find(({ rule, calls }) => holdsFor(rule, calls));
    if (!due) return chance;
    const { delayMs = chance.delayMs, then } = due.rule;
    return { delayMs, ...(then && { outcome: then }) };
  };
}
