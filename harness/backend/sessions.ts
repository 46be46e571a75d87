import type { Random } from '#src/kernel/random.ts';
import type { BackendRequest, CookieChange } from './message.ts';
import { withState, type Session, type World } from './world.ts';

/** An open session and its row. */
export interface CurrentSession extends Session {
  row: number;
}

/** The name of the HttpOnly cookie that holds a session's token. */
export const SESSION_COOKIE = 'WC_SESSION';

const TOKEN = /^[0-9a-f]{32}$/;

function newToken(random: Random): string {
  return Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
}

function byToken(world: World, token: string | undefined): CurrentSession | undefined {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  return byRow(
    world,
    world.state.sessions.findIndex((session) => session.token === token),
  );
}

function byRow(world: World, row: number | undefined): CurrentSession | undefined {
  const session = row === undefined ? undefined : world.state.sessions[row];
  return session?.isOpen ? { ...session, row: row ?? 0 } : undefined;
}

function cookieToken(header: string | undefined): string | undefined {
  const match = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]*)`).exec(header ?? '');
  return match?.[1];
}

/**
 * The open session of a request: the bearer token's, else the cookie's. A tab whose token has ended
 * goes on with the session that the browser's cookie holds now.
 */
export function sessionOf(world: World, request: BackendRequest): CurrentSession | undefined {
  const bearer = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1];
  return (
    byToken(world, bearer) ??
    byToken(world, cookieToken(request.headers['cookie'])) ??
    byRow(world, request.row)
  );
}

/** Opens a session and names the cookie that belongs to it. */
export function openSession(
  world: World,
  random: Random,
  user: Pick<Session, 'userId' | 'isRegistered'>,
  isRemembered = false,
): { world: World; cookie: Exclude<CookieChange, 'ended'> } {
  const token = newToken(random);
  const row = world.state.sessions.length;
  const sessions = [...world.state.sessions, { ...user, token, isOpen: true }];
  return { world: withState(world, { sessions }), cookie: { row, token, isRemembered } };
}

/** Ends a session; its token is worth nothing from now on. */
export function closeSession(world: World, row: number): World {
  const sessions = world.state.sessions.map((session, index) =>
    index === row ? { ...session, token: '', isOpen: false } : session,
  );
  return withState(world, { sessions });
}
