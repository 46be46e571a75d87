import { array, string, type, unknown } from 'superstruct';
import type { Outcome } from '../call.ts';
import { failure, type BackendRequest, type BackendResponse } from '../message.ts';
import type { RuleOutcome } from './rules.ts';
import { carriedBy, endSession } from '../session/sessions.ts';
import { withState, type SessionEnd, type World } from '../world.ts';

/** A missing answer. Adapters turn status 0 into a network error. */
const NO_ANSWER: BackendResponse = { status: 0, body: undefined };

const PAGE = '<!doctype html><html lang="en"><title>Maintenance</title><p>Back soon.</p></html>';
const TOO_LARGE = 8.5 * 1024 * 1024;

/** The answer of an outcome that bypasses the backend; undefined if the request reaches it. */
export function refusalOf(outcome: RuleOutcome | undefined): BackendResponse | undefined {
  if (outcome === 'unreachable') return NO_ANSWER;
  if (typeof outcome !== 'object' || !('errorKey' in outcome)) return undefined;
  const { status, errorKey, retryAfter } = outcome;
  const refusal = failure(status, errorKey);
  if (retryAfter === undefined) return refusal;
  return { ...refusal, headers: { 'retry-after': String(retryAfter) } };
}

/** True when a request carries a session that has not ended. */
export function carriesOpenSession(world: World, request: BackendRequest): boolean {
  return carriedBy(world, request).some((session) => session && !session.ended);
}

/** Ends all open sessions of a request; for another device, all sessions of the person. */
function endCarried(world: World, request: BackendRequest, ended: SessionEnd): World {
  const open = carriedBy(world, request).filter((session) => session && !session.ended);
  const users = ended.how === 'other-device' ? open.map((session) => session?.userId) : [];
  const rows = world.state.sessions.flatMap(({ userId }, row) =>
    users.includes(userId) || open.some((session) => session?.row === row) ? [row] : [],
  );
  return rows.reduce((before, row) => endSession(before, row, ended), world);
}

/** Runs a step under an outcome; returns its world and the client's answer. */
export function stepUnder(
  outcome: RuleOutcome | undefined,
  world: World,
  request: BackendRequest,
  step: (from: World) => Outcome,
): Outcome {
  if (typeof outcome === 'object' && 'expire' in outcome) {
    const { expire: errorKey, status } = outcome;
    const ended = endCarried(world, request, { how: 'order', errorKey, status });
    return { world: ended, response: failure(status, errorKey) };
  }
  if (typeof outcome === 'object' && 'end' in outcome)
    return step(endCarried(world, request, { how: outcome.end }));
  if (outcome === 'stale-stock' && request.url.includes('/inventoryavailability/')) {
    const { response } = step(withState(world, { sold: {} }));
    return { world, response };
  }
  const { world: next, response } = step(world);
  return { world: next, response: spoiled(response, outcome) };
}

function spoiled(response: BackendResponse, outcome: RuleOutcome | undefined): BackendResponse {
  const text = () => JSON.stringify(response.body);
  switch (outcome) {
    case 'lost':
      return NO_ANSWER;
    case 'half-body':
      return { ...response, body: text().slice(0, text().length / 2) };
    case 'html':
      return { ...response, status: 200, body: PAGE, contentType: 'text/html' };
    case 'too-large':
      return { ...response, body: text().padEnd(TOO_LARGE) };
    case 'untransformed':
      return { ...response, body: untransformed(response.body) };
    case 'wrong-type':
      return { ...response, body: '"unexpected"' };
    default:
      return response;
  }
}

const Products = type({ data: array(type({ id: string(), price: unknown(), colour: unknown() })) });

/** LST-08: raw products of a listing, without tiles. */
function untransformed(body: unknown): unknown {
  if (!Products.is(body)) return body;
  return { data: body.data.map(({ id, price, colour }) => ({ id, price, colour })) };
}
