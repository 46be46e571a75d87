import { array, enums, integer, object, optional, string, union, type Infer } from 'superstruct';
import { createRandom } from '#src/kernel/random.ts';
import { failure, type BackendRequest, type BackendResponse } from './message.ts';

/**
 * What a rule makes of a call instead of its normal answer: an error; `unreachable`: the request
 * never arrives; `lost`: the backend acts, and its answer is lost; `malformed`: the backend acts,
 * and the answer's body is cut off.
 */
const RuleOutcome = union([
  object({ status: integer(), errorKey: string() }),
  enums(['unreachable', 'lost', 'malformed']),
]);
export type RuleOutcome = Infer<typeof RuleOutcome>;

/**
 * What a scenario scripts. Plain JSON. `on` is the method and the end of the path, with `*` for any
 * text; `call` picks the nth matching call, counted from 1, and without it the rule holds for all.
 *
 * @example { on: 'PUT /wishlist/delete/*', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } }
 */
export const BackendRule = object({
  on: string(),
  call: optional(integer()),
  delayMs: optional(integer()),
  then: optional(RuleOutcome),
});
export type BackendRule = Infer<typeof BackendRule>;

export const BackendRules = array(BackendRule);

/** Trouble by chance, the same for the same seed. */
export interface FaultPlan {
  seed: number;
  latencyMs?: readonly [from: number, to: number];
  /** Of every hundred calls, how many fail with status 500. */
  failurePercent?: number;
}

/** What is to happen to one call. */
export interface Verdict {
  delayMs: number;
  outcome?: RuleOutcome;
}

/** An answer that never comes. Adapters turn status 0 into a network error. */
const NO_ANSWER: BackendResponse = { status: 0, body: undefined };

function patternOf(on: string): RegExp {
  const [method = '', path = ''] = on.split(' ');
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${method} .*${escaped}$`);
}

/** Judges calls one after the other by rules first, then by the fault plan. */
export function createJudge(
  rules: readonly BackendRule[],
  faults?: FaultPlan,
): (request: BackendRequest) => Verdict {
  const counted = rules.map((rule) => ({ rule, pattern: patternOf(rule.on), calls: 0 }));
  const random = createRandom(faults?.seed ?? 0);

  function byChance(): Verdict {
    const [from, to] = faults?.latencyMs ?? [0, 0];
    const delayMs = from + random.below(to - from + 1);
    const isFailure = random.next() * 100 < (faults?.failurePercent ?? 0);
    const outcome = { status: 500, errorKey: '_ERR_GENERIC' };
    return { delayMs, ...(isFailure && { outcome }) };
  }

  return (request) => {
    const text = `${request.method} ${request.url.replace(/\?.*/s, '')}`;
    const chance = byChance();
    const matching = counted.filter(({ pattern }) => pattern.test(text));
    for (const entry of matching) entry.calls += 1;
    const due = matching.find(({ rule, calls }) => rule.call === undefined || rule.call === calls);
    if (!due) return chance;
    const { delayMs = chance.delayMs, then } = due.rule;
    return { delayMs, ...(then && { outcome: then }) };
  };
}

/** The answer of an outcome that keeps the request from the backend; `undefined` when it gets through. */
export function refusalOf(outcome: RuleOutcome | undefined): BackendResponse | undefined {
  if (outcome === 'unreachable') return NO_ANSWER;
  if (typeof outcome !== 'object') return undefined;
  return failure(outcome.status, outcome.errorKey);
}

/** What the client gets of an answer that the backend gave. */
export function spoiled(
  response: BackendResponse,
  outcome: RuleOutcome | undefined,
): BackendResponse {
  if (outcome === 'lost') return NO_ANSWER;
  if (outcome !== 'malformed') return response;
  const text = JSON.stringify(response.body);
  return { ...response, body: text.slice(0, text.length / 2) };
}
