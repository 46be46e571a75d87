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

/** False for a value that is nested deeper than so many levels. */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1));
}

type Sessions = Pick<Call, 'world' | 'session' | 'carried' | 'refusal'>;

/** What a request's sessions are now, and the world in which they have ended or been used. */
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

/** What a step needs to know beyond the request. */
export interface StepOptions {
  /** How long a session lives after its last use, in milliseconds; for ever without it. */
  sessionMs?: number | undefined;
  /** The calls that can be answered; by default all but those of the purchase. */
  routes?: readonly Route[];
  /** What is to become of a payment, whatever its card says. */
  payment?: PaymentOrder | undefined;
}

/**
 * The backend: one call, from world to world. Pure but for the random source it draws from; every
 * request gets an answer, also a hostile one.
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
