import { array, string, type } from 'superstruct';
import { answer, type Call, type Outcome } from '../call.ts';
import { askToWait, errorEntry, type BackendResponse } from '../message.ts';
import { sha256 } from '../sha256.ts';
import { withState, type World } from '../world.ts';

/** Endpoints at which secrets could be guessed. */
type Door =
  | 'sign-in'
  | 'registration'
  | 'mail'
  | 'password'
  | 'order'
  | 'gift-card'
  | 'contact-file'
  | 'contact';

/** Failures within the window before a subject (name, order, card), and before a client, has to wait. */
interface Limits {
  ofSubject: number;
  ofClient: number;
}

const LIMITS: Readonly<Record<Door, Limits>> = {
  'sign-in': { ofSubject: 5, ofClient: 20 },
  registration: { ofSubject: Infinity, ofClient: 20 },
  // Every mail counts. The limit per address stays hidden (`account-mails.ts`).
  mail: { ofSubject: Infinity, ofClient: 20 },
  // Protects the password when an intruder finds an open account.
  password: { ofSubject: 5, ofClient: 20 },
  order: { ofSubject: 5, ofClient: 20 },
  // Every upload counts.
  'contact-file': { ofSubject: Infinity, ofClient: 20 },
  contact: { ofSubject: Infinity, ofClient: 10 },
  // A number has its own lock, which no captcha opens (`gift-card-codes.ts`).
  'gift-card': { ofSubject: Infinity, ofClient: 20 },
};
const DOORS = Object.keys(LIMITS) as Door[];

/** Endpoints where successful calls count as well. */
const ALL_COUNT: readonly Door[] = ['mail', 'contact-file', 'contact'];

const WINDOW_MS = 10 * 60_000;

/** Error keys that count as failures. */
const WRONG: readonly string[] = [
  '_ERR_INVALID_LOGON',
  '_ERR_LOGONID_ALREADY_EXIST',
  '_ERR_PASSWORD_WRONG',
  '_ERR_ORDER_NOT_FOUND',
  '_ERR_GIFT_CARD_INVALID',
];

const Proof = type({ captchaResponse: string() });
/** As with real providers' test keys, any token is accepted, once. */
const TOKEN = /^[\w.-]{16,2048}$/;

/**
 * Runs an action at which secrets can be guessed. After too many failures within ten minutes, of one
 * subject or one client, answers 429 with the time to wait. A captcha answer in the request allows one
 * attempt. Failures count for unknown subjects as well.
 *
 * @example guarded(call, 'order', orderId, (then) => show(then, provenOrder(then, postcode)))
 */
export function guarded(
  call: Call,
  door: Door,
  subject: string,
  act: (call: Call) => Outcome,
): Outcome {
  const ofSubject = sha256(`${door} of ${subject}`);
  const ofClient = clientKey(door, clientOf(call));
  const { ofSubject: mostOfSubject, ofClient: mostOfClient } = LIMITS[door];
  const wait = Math.max(
    waitOf(call, ofSubject, mostOfSubject),
    waitOf(call, ofClient, mostOfClient),
  );
  const proof = wait > 0 ? proofIn(call) : undefined;
  if (wait > 0 && proof === undefined) return answer(call, tooMany(wait));
  const spent = proof === undefined ? call.world : noted(call.world, [sha256(proof)], call.now);
  const outcome = act({ ...call, world: spent });
  const { world, response } = outcome;
  if (isWrong(response) || (ALL_COUNT.includes(door) && response.status === 200))
    return { world: noted(world, [ofSubject, ofClient], call.now), response };
  if (response.status !== 200) return outcome;
  return { world: forgotten(world, ofSubject), response };
}

/** Moves a client's failures to its renewed session. */
export function takeOverFailures(world: World, fromId: string, userId: string): World {
  const { attempts } = world.state;
  const taken = DOORS.flatMap((door) => {
    const own = attempts[clientKey(door, fromId)];
    return own ? [[clientKey(door, userId), own] as const] : [];
  });
  if (taken.length === 0) return world;
  return withState(world, { attempts: { ...attempts, ...Object.fromEntries(taken) } });
}

function clientKey(door: Door, client: string): string {
  return sha256(`${door} by ${client}`);
}

/** All requests without a session count as one client. */
function clientOf({ session }: Call): string {
  return session?.userId ?? 'nobody';
}

/** Sliding window: wait until the oldest counted failure leaves it. */
function waitOf({ world, now }: Call, key: string, most: number): number {
  const recent = (world.state.attempts[key] ?? []).filter((at) => now - at < WINDOW_MS);
  const oldest = recent.at(-most);
  return recent.length < most || oldest === undefined ? 0 : oldest + WINDOW_MS - now;
}

/** Consumes the captcha answer of a call; undefined if it has none. */
export function withProof(call: Call): World | undefined {
  const proof = proofIn(call);
  return proof === undefined ? undefined : noted(call.world, [sha256(proof)], call.now);
}

function proofIn({ body, query, world }: Call): string | undefined {
  const token = Proof.is(body) ? body.captchaResponse : (query.get('captchaResponse') ?? '');
  return TOKEN.test(token) && !world.state.attempts[sha256(token)] ? token : undefined;
}

const CAPTCHA_ACCEPTED = errorEntry('_ERR_CAPTCHA_ACCEPTED', 'A captcha is accepted instead.');

function tooMany(ms: number): BackendResponse {
  return askToWait(ms, '_ERR_TOO_MANY_ATTEMPTS', 'Too many attempts.', [CAPTCHA_ACCEPTED]);
}

const Errors = type({ errors: array(type({ errorKey: string() })) });

function isWrong({ body }: BackendResponse): boolean {
  return Errors.is(body) && body.errors.some(({ errorKey }) => WRONG.includes(errorKey));
}

/** Removes entries older than the window, so that guessing does not fill the world. */
function noted(world: World, keys: readonly string[], now: number): World {
  const fresh = Object.entries(world.state.attempts).flatMap(([key, times]) => {
    const recent = times.filter((at) => now - at < WINDOW_MS);
    return recent.length > 0 ? [[key, recent] as const] : [];
  });
  const attempts: Record<string, readonly number[]> = Object.fromEntries(fresh);
  for (const key of keys) attempts[key] = [...(attempts[key] ?? []), now];
  return withState(world, { attempts });
}

function forgotten(world: World, key: string): World {
  const { [key]: known, ...attempts } = world.state.attempts;
  return known ? withState(world, { attempts }) : world;
}
