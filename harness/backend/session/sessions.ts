import type { Random } from '#src/kernel/random.ts';
import type { BackendRequest, CookieChange } from '../message.ts';
import { withState, type Session, type SessionEnd, type World } from '../world.ts';

/** A session and its row. */
export interface CurrentSession extends Session {
  row: number;
}

/** The name of the HttpOnly cookie that holds a session's token. */
export const SESSION_COOKIE = 'WC_SESSION';

/** How long a session lives after its last use, in the browser and stand-alone. */
export const SESSION_MS = 30 * 60 * 1000;

/** How long a remembered session lives after its last use, where sessions end by time at all. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** A use is noted when this part of a session's life has passed since the last: most calls change nothing. */
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
 * What a request carries: the bearer token's session, the cookie's, and the one of the row that
 * stands in for a cookie. `undefined` stands for a token that is no session's.
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

/** Opens a session and names the cookie that belongs to it. */
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

/** The world with a session changed. */
export function withSession(world: World, row: number, change: Partial<Session>): World {
  const sessions = world.state.sessions.map((session, index) =>
    index === row ? { ...session, ...change } : session,
  );
  return withState(world, { sessions });
}

/** Ends a session, unless it has ended already: its token opens nothing from now on. */
export function endSession(world: World, row: number, ended: SessionEnd): World {
  return world.state.sessions[row]?.ended ? world : withSession(world, row, { ended });
}

/** Ends a session at its owner's wish, which also settles how an ended one answers from now on. */
export function signOff(world: World, row: number): World {
  return withSession(world, row, { ended: { how: 'signed-out' } });
}

/** Ends all sessions of a person, but the one of a row, as a sign-in on another device ends them. */
export function endSessionsOf(world: World, userId: string, except?: number): World {
  return world.state.sessions.reduce(
    (before, session, row) =>
      session.userId === userId && row !== except
        ? endSession(before, row, { how: 'other-device' })
        : before,
    world,
  );
}

/** The world after those of these sessions have ended whose time has run out. */
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

/** The world after an open session was used. */
export function noteUse(
  world: World,
  { row, isKnown, usedAt }: CurrentSession,
  now: number,
  sessionMs = Infinity,
): World {
  const isRecent = usedAt !== undefined && now - usedAt < sessionMs * NOTED_PART;
  return isKnown && isRecent ? world : withSession(world, row, { isKnown: true, usedAt: now });
}
