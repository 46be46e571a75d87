import type { Random } from '#src/kernel/random.ts';
import type { Call, Outcome } from './call.ts';
import {
  badRequest,
  failure,
  notFound,
  type BackendRequest,
  type BackendResponse,
} from './message.ts';
import { ROUTES } from './start-routes.ts';
import { readPath } from './router.ts';
import { matching, type Route } from './routes.ts';
import type { PaymentOrder } from './faults/rules.ts';
import { sessionRefusal } from './session/session-refusal.ts';
import { carriedBy, endByTime, noteUse, type CurrentSession } from './session/sessions.ts';
import { languageOf, storeOf } from './request-site.ts';
import type { World } from './world.ts';

type Body = { json: unknown } | { broken: true };

const MOST_LEVELS = 20;

function readBody(text: string): Body {
  if (text === '') return { json: undefined };
  try {
    const json: unknown = JSON.parse(text);
    return isWithin(json, MOST_LEVELS) ? { json } : { broken: true };
  } catch {
    return { broken: true };
  }
}

/** False for a value nested deeper than `levels`. */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1));
}

type Sessions = Pick<Call, 'world' | 'session' | 'carried' | 'refusal'>;

/** Sessions of a request, and the world after they timed out or were used. */
function readSessions(
  world: World,
  request: BackendRequest,
  now: number,
  sessionMs: number | undefined,
): Sessions {
  const ended = endByTime(world, carriedBy(world, request), now, sessionMs);
  const carried = carriedBy(ended, request);
  const known = carried.filter((session): session is CurrentSession => session !== undefined);
  const session = known.find((each) => !each.ended);
  return {
    world: session ? noteUse(ended, session, now, sessionMs) : ended,
    session,
    carried: known,
    refusal: sessionRefusal(carried),
  };
}

/** Options of a step besides the request. */
export interface StepOptions {
  /** Session lifetime (ms) since its last use; unlimited if undefined. */
  sessionMs?: number | undefined;
  /** Supported routes; by default all except the purchase's. */
  routes?: readonly Route[];
  /** Forced payment result; overrides the card's. */
  payment?: PaymentOrder | undefined;
}

/**
 * The backend: maps one call and a world to the next world. Pure except for the random source. Answers
 * every request, even a hostile one.
 *
 * @example const { world: next, response } = step(world, request, createRandom(1), 0);
 */
export function step(
  world: World,
  request: BackendRequest,
  random: Random,
  now: number,
  { sessionMs, routes = ROUTES, payment }: StepOptions = {},
): Outcome {
  const refuse = (response: BackendResponse): Outcome => ({ world, response });
  const target = readPath(request.url);
  if (!target) return refuse(badRequest('The address cannot be read.'));
  const found = matching(routes, target);
  if (found.length === 0) return refuse(notFound('The call'));
  const route = found.find(({ method }) => method === request.method);
  if (!route) return refuse(failure(405, '_ERR_METHOD_NOT_ALLOWED', 'Not with this method.'));
  const store = storeOf(request, target);
  if (!store) return refuse(notFound('The store'));
  const body = readBody(request.body);
  if ('broken' in body) return refuse(badRequest('The body is not JSON, or nested too deep.'));
  const call: Call = {
    ...readSessions(world, request, now, sessionMs),
    store,
    language: languageOf(request, target.query, store),
    segments: target.parts.filter((_, index) => route.parts[index] === '*'),
    query: target.query,
    headers: request.headers,
    body: body.json,
    file: request.file,
    random,
    now,
    payment,
  };
  return route.handle(call);
}
