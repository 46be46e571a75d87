import { array, enums, integer, object, optional, string, union, type Infer } from 'superstruct';
import type { BackendRequest } from '../message.ts';

/** What can become of a payment by order; `refused` and the like as test cards do it. */
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
 * What becomes of a call instead of its normal answer.
 *
 * - `{ status, errorKey }`: this answer once; the backend does not act. Also with status 200. With
 *   `retryAfter` seconds to wait, as 429 has them.
 * - `{ expire, status }`: the request's session ends for good, and this and later calls get that key.
 * - `{ end }`: the request's session ends as by time or by a sign-in elsewhere; the call goes on.
 * - `{ payment }`: the payment that the call makes or goes on with comes out so.
 * - `unreachable`: the request never arrives. `lost`: the backend acts, its answer is lost.
 * - The backend acts, and its answer's body is: cut off (`half-body`), a page (`html`),
 *   more than 8 MB (`too-large`), JSON of another shape (`wrong-type`).
 * - `untransformed`: products as they are before the service makes tiles of them (LST-08): without
 *   names, addresses and filters.
 * - `stale-stock`: inventory as if nothing had ever been sold; other calls as ever.
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
 * What a scenario scripts. Plain JSON. `on` is the method and the end of the path, with `*` for any
 * text. `call` picks the nth matching call, counted from 1, `times` that many from there on; without
 * either the rule holds for all.
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

/** What is to happen to one call. */
export interface Verdict {
  delayMs: number;
  outcome?: RuleOutcome;
}

/** Says what is to happen to each call, one after the other. */
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

/** Judges calls by rules; where none holds, the chance decides. */
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
