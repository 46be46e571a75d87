import type { Random } from '#src/kernel/random.ts';
import type { BackendRequest, CookieChange } from '../message.ts';
import { withState, type Session, type SessionEnd, type World } from '../world.ts';

export interface CurrentSession extends Session {
  row: number;
}

/** HttpOnly cookie that holds a session's token. */
export const SESSION_COOKIE = 'WC_SESSION';

/** Session lifetime (ms) since its last use, in the browser and stand-alone. */
export const SESSION_MS = 30 * 60 * 1000;

/** Lifetime (ms) of a remembered session since its last use, where sessions time out at all. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** Records a use after this share of the lifetime since the last one: most calls change nothing. */
const NOTED_PART = 1 / 60;

const TOKEN = /^[0-9a-f]{32}$/;

function newToken(random: Random): string {
  return Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
}

function byRow(world: World, row: number): CurrentSession | undefined {
  const session = world.state.sessions[row];
  return session && { ...session, row };
}

function byToken(world: World, token: string): CurrentSession | undefined {
  if (!TOKEN.test(token)) return undefined;
  return byRow(
    world,
    world.state.sessions.findIndex((session) => session.token === token),
  );
}

function cookieToken(header: string | undefined): string | undefined {
  const match = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]*)`).exec(header ?? '');
  return match?.[1];
}

/**
 * Sessions of a request: the bearer token's, the cookie's, and that of the row that replaces a cookie.
 * Undefined for a token without a session.
 */
export function carriedBy(
  world: World,
  { headers, row }: BackendRequest,
): (CurrentSession | undefined)[] {
  const bearer = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1];
  const tokens = [bearer, cookieToken(headers['cookie'])].filter((token) => token);
  const carried = tokens.map((token = '') => byToken(world, token));
  return row === undefined ? carried : [...carried, byRow(world, row)];
}

export function openSession(
  world: World,
  random: Random,
  user: Pick<Session, 'userId' | 'isRegistered' | 'usedAt'>,
  isRemembered = false,
): { world: World; cookie: Exclude<CookieChange, 'ended'> } {
  const token = newToken(random);
  const row = world.state.sessions.length;
  const session: Session = { ...user, isRemembered, token, isKnown: false };
  const sessions = [...world.state.sessions, session];
  return { world: withState(world, { sessions }), cookie: { row, token, isRemembered } };
}

export function withSession(world: World, row: number, change: Partial<Session>): World {
  const sessions = world.state.sessions.map((session, index) =>
    index === row ? { ...session, ...change } : session,
  );
  return withState(world, { sessions });
}

/** Ends a session unless it has ended already; its token becomes invalid. */
export function endSession(world: World, row: number, ended: SessionEnd): World {
  return world.state.sessions[row]?.ended ? world : withSession(world, row, { ended });
}

/** Ends a session on its owner's request, which also overrides an ended session's refusal. */
export function signOff(world: World, row: number): World {
  return withSession(world, row, { ended: { how: 'signed-out' } });
}

/** Ends all sessions of a person except one row, as a sign-in on another device does. */
export function endSessionsOf(world: World, userId: string, except?: number): World {
  return world.state.sessions.reduce(
    (before, session, row) =>
      session.userId === userId && row !== except
        ? endSession(before, row, { how: 'other-device' })
        : before,
    world,
  );
}

/** Ends those of these sessions that have timed out. */
export function endByTime(
  world: World,
  carried: readonly (CurrentSession | undefined)[],
  now: number,
  sessionMs: number | undefined,
): World {
  if (sessionMs === undefined) return world;
  return carried.reduce((before, session) => {
    if (session?.usedAt === undefined || session.ended) return before;
    const isOver = now - session.usedAt > (session.isRemembered ? REMEMBERED_MS : sessionMs);
    return isOver ? endSession(before, session.row, { how: 'time' }) : before;
  }, world);
}

export function noteUse(
  world: World,
  { row, isKnown, usedAt }: CurrentSession,
  now: number,
  sessionMs = Infinity,
): World {
  const isRecent = usedAt !== undefined && now - usedAt < sessionMs * NOTED_PART;
  return isKnown && isRecent ? world : withSession(world, row, { isKnown: true, usedAt: now });
}
