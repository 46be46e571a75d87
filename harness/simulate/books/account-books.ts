import { optional, string, type } from 'superstruct';
import type { BackendRequest, BackendResponse } from '#harness/backend/message.ts';
import { emailHash } from '#harness/backend/newsletter/newsletter.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { LINK_MS, secretOf } from '#harness/backend/session/links.ts';
import { carriedBy } from '#harness/backend/session/sessions.ts';
import type { LinkPurpose } from '#harness/backend/session/mailed-records.ts';
import type { Session } from '#harness/backend/world.ts';
import { errorsOf } from '#src/ports/http/read-response.ts';
import type { AccountNote, MailedEntry } from './account-note.ts';
import { type DueMail, idOf, ownAccountNotes } from './own-account-books.ts';

/** What has come about, by how often. */
export type AccountFigures = Readonly<Record<string, number>>;

/**
 * A book of its own about who may sign in with what, which mails there have to be, who is a member,
 * and whose data may be seen: by what was asked, not by what the backend says of itself. `problem`
 * is the first thing in which the two differ.
 */
export interface AccountBooks {
  note(note: AccountNote): void;
  passwordOf(email: string): string | undefined;
  /** The waiting time of all who leave is over at this moment. */
  endWaiting(now: number): void;
  readonly isSomebodyLeaving: boolean;
  /** Addresses of the accounts that were made in this session. */
  readonly made: readonly string[];
  /** Passwords and links that stand nowhere. */
  readonly secrets: readonly string[];
  /** What has come about, by how often. */
  readonly figures: AccountFigures;
  readonly problem: string | undefined;
}

interface Entry {
  password: string;
  /** AUT-22: until another password was chosen. */
  isBlocked: boolean;
}

const Credentials = type({ logonId: string(), logonPassword: string() });
const Forgotten = type({ logonId: string() });
const Secret = type({ krypto: optional(string()), magicLinkId: optional(string()) });
const Chosen = type({ logonPasswordNew: string() });
const Seen = type({ userEmail: string() });
const Told = type({ membershipStatus: string() });

/** After so many mails within so long nobody is written to any more. */
const MOST_MAILS = 5;
const FLOOD_MS = 10 * 60_000;

export function createAccountBooks(): AccountBooks {
  const accounts = new Map<string, Entry>(
    Object.values(DEMO_ACCOUNTS).map(({ email, password }) => [
      email,
      { password, isBlocked: email === DEMO_ACCOUNTS.ines.email },
    ]),
  );
  const links = new Map<string, MailedEntry>();
  /** By session's token. */
  const owners = new Map<string, string>();
  const members = new Set<string>();
  const written = new Map<string, number[]>();
  /** Passwords and addresses that were typed here. */
  const typed = new Set<string>();
  const made: string[] = [];
  const figures: Record<string, number> = {};
  let problem: string | undefined;

  function count(what: string, times = 1): void {
    if (times > 0) figures[what] = (figures[what] ?? 0) + times;
  }

  function check(isFine: boolean, fault: string): void {
    if (!isFine) problem ??= fault;
  }

  const bodyOf = ({ body }: BackendRequest): unknown => JSON.parse(body || 'null');

  /** Whoever has come in by a request. */
  function openedBy({ before, after }: AccountNote): Session | undefined {
    const last = after.state.sessions.at(-1);
    const isNew = after.state.sessions.length > before.state.sessions.length;
    return isNew && last?.isRegistered ? last : undefined;
  }

  function noteEntry(note: AccountNote, session: Session, email: string): void {
    owners.set(session.token, email);
    const person = idOf(note.after, email);
    check(person === session.userId, `${session.userId} has come in by the account of another`);
  }

  function noteSignIn(note: AccountNote): void {
    const asked = bodyOf(note.request);
    if (!Credentials.is(asked)) return;
    const email = asked.logonId.trim().toLowerCase();
    const entry = accounts.get(email);
    const may = entry?.password === asked.logonPassword && !entry.isBlocked;
    const session = openedBy(note);
    if (session) {
      count('sign-ins');
      check(may, 'somebody has signed in with what is not in the books');
      noteEntry(note, session, email);
    } else if (may)
      check(
        !hasKey(note.response, /_ERR_INVALID_LOGON|_ERR_EMAIL_ALREADY_MIGRATED/),
        'somebody was not let in with what is in the books',
      );
  }

  /** Mails of the window before, by the hash of their address. */
  function lateOf(to: string, now: number): readonly number[] {
    return (written.get(to) ?? []).filter((at) => now - at < FLOOD_MS);
  }

  function noteWritten(to: string, now: number): void {
    written.set(to, [...lateOf(to, now), now]);
  }

  /** The mails of a request: as many as are due, each to whom it is due. */
  function noteMails(note: AccountNote, due: readonly DueMail[]): void {
    const mails = mailsOf(note).map(({ kind, to }) => `${kind} to ${to}`);
    const wanted = due.filter(({ email }) => {
      const to = emailHash(email);
      const hasRoom = lateOf(to, note.now).length < MOST_MAILS;
      if (hasRoom) noteWritten(to, note.now);
      return hasRoom;
    });
    count('mails', wanted.length);
    const told = wanted.map(({ kind, email }) => `${kind} to ${emailHash(email)}`);
    check(
      mails.join() === told.join(),
      `[${mails.join()}] was written where [${told.join()}] was due`,
    );
  }

  /** Those of an account that has come to its end are due at any request. */
  function mailsOf({ before, after }: AccountNote) {
    const mails = newIn(before.state.accountMails, after.state.accountMails);
    return mails.filter(({ kind }) => kind !== 'account-deleted');
  }

  function noteLinks(note: AccountNote, entry: Omit<MailedEntry, 'at' | 'isUsed'>): number {
    const known = new Set((note.before.state.links ?? []).map(({ seed }) => seed));
    const fresh = (note.after.state.links ?? []).filter(({ seed }) => !known.has(seed));
    for (const { seed } of fresh)
      links.set(secretOf(seed), { ...entry, at: note.now, isUsed: false });
    return fresh.length;
  }

  function noteForgotten(note: AccountNote): void {
    const asked = bodyOf(note.request);
    if (!Forgotten.is(asked)) return;
    const email = asked.logonId.trim().toLowerCase();
    const fresh = noteLinks(note, { email, purpose: 'password' });
    check(fresh === 0 || accounts.has(email), 'there is a link for an account that there is not');
    if (isFine(note.response) && accounts.has(email))
      check(fresh === 1, 'somebody who has forgotten a password has got no link');
    noteMails(note, fresh > 0 ? [{ kind: 'password-link', email }] : []);
  }

  function noteRequest(note: AccountNote): void {
    const asked = bodyOf(note.request);
    if (!Credentials.is(asked)) return;
    const email = asked.logonId.trim().toLowerCase();
    const { logonPassword: password } = asked;
    typed.add(password).add(email);
    const fresh = noteLinks(note, { email, purpose: 'account', password });
    const isTaken = accounts.has(email);
    check(fresh === 0 || !isTaken, 'there is a second account to be had for an address');
    const wasHeard = fresh > 0 || mailsOf(note).length > 0;
    const kind = isTaken ? 'account-known' : 'account-requested';
    noteMails(note, wasHeard ? [{ kind, email }] : []);
  }

  /** An account for an order, at once and without a mail. */
  function noteRegistered(note: AccountNote): void {
    if (note.request.url.includes('confirmation=mail')) return noteRequest(note);
    const asked = bodyOf(note.request);
    if (!Credentials.is(asked)) return;
    const email = asked.logonId.trim().toLowerCase();
    const session = openedBy(note);
    typed.add(asked.logonPassword).add(email);
    noteMails(note, session ? [{ kind: 'account-ready', email }] : []);
    if (!session) return;
    check(!accounts.has(email), 'an address has two accounts');
    accounts.set(email, { password: asked.logonPassword, isBlocked: false });
    made.push(email);
    count('accounts');
    noteEntry(note, session, email);
  }

  function linkOf(note: AccountNote): [secret: string, link: MailedEntry | undefined] {
    const asked = bodyOf(note.request);
    const secret = (Secret.is(asked) && (asked.krypto ?? asked.magicLinkId)) || '';
    return [secret, links.get(secret)];
  }

  function holds(link: MailedEntry | undefined, purpose: LinkPurpose, now: number): boolean {
    return link?.purpose === purpose && !link.isUsed && now - link.at <= LINK_MS[purpose];
  }

  function spendLinks({ purpose, email }: MailedEntry): void {
    for (const each of links.values())
      if (each.purpose === purpose && each.email === email) each.isUsed = true;
  }

  function spendAllOf(email: string): void {
    for (const each of links.values()) if (each.email === email) each.isUsed = true;
  }

  function noteConfirmed(note: AccountNote): void {
    const [, link] = linkOf(note);
    const session = openedBy(note);
    if (!session || !link) return check(!session, 'an account was made without a link');
    const { email, password = '' } = link;
    check(holds(link, 'account', note.now), 'a link has made an account that holds no longer');
    check(!accounts.has(email), 'an address has two accounts');
    spendLinks(link);
    accounts.set(email, { password, isBlocked: false });
    made.push(email);
    count('accounts');
    noteMails(note, [{ kind: 'account-ready', email }]);
    noteEntry(note, session, email);
  }

  function noteChosen(note: AccountNote): void {
    const [, link] = linkOf(note);
    const asked = bodyOf(note.request);
    const session = openedBy(note);
    if (!Chosen.is(asked)) return;
    const isGood = holds(link, 'password', note.now);
    if (!session || !link) {
      check(!session, 'a password was changed without a link');
      return check(
        !isGood || !hasKey(note.response, /_ERR_LINK/),
        'a link that holds has opened nothing',
      );
    }
    const { email } = link;
    const { logonPasswordNew: password } = asked;
    check(isGood, 'a link has opened an account that holds no longer');
    spendAllOf(email);
    typed.add(password);
    accounts.set(email, { password, isBlocked: false });
    noteMails(note, [{ kind: 'password-changed', email }]);
    count('passwords');
    noteEntry(note, session, email);
    const open = note.after.state.sessions.filter(
      ({ userId, ended }) => userId === session.userId && !ended,
    );
    check(open.length === 1, 'a new password has left somebody signed in elsewhere');
  }

  function ownerOf({ before, request }: AccountNote): string | undefined {
    const session = carriedBy(before, request).find((carried) => carried && !carried.ended);
    return session && owners.get(session.token);
  }

  const own = ownAccountNotes({
    accounts,
    links,
    owners,
    typed,
    made,
    count: (what) => count(what),
    check,
    ownerOf,
    visitorOf: ({ after, request }) => {
      const session = carriedBy(after, request).find((carried) => carried && !carried.ended);
      return session && owners.get(session.token);
    },
    noteLinks,
    noteMails,
    mailsOf,
    holds,
    spendAllOf,
    noteWritten,
  });

  function noteSeen(note: AccountNote): void {
    const { body } = note.response;
    if (!Seen.is(body)) return;
    const owner = ownerOf(note) ?? '';
    check(body.userEmail === owner, 'somebody is shown the account of another');
  }

  function noteMembers(note: AccountNote): void {
    const { members: before = {} } = note.before.state;
    const { members: after = {} } = note.after.state;
    const owner = ownerOf(note);
    const own = owner === undefined ? undefined : idOf(note.after, owner);
    const joined = Object.keys(after).filter((id) => !(id in before));
    const left = Object.keys(before).filter((id) => !(id in after));
    check(
      [...joined, ...left].every((id) => id === own),
      'somebody has changed the membership of another',
    );
    check(joined.length === 0 || note.request.method === 'POST', 'a member who has not joined');
    check(left.length === 0 || note.request.method === 'DELETE', 'a member has not left');
    if (own !== undefined && note.request.method === 'POST' && isFine(note.response))
      check(own in after, 'somebody has joined and is no member');
    count('joined', joined.length);
    count('left', left.length);
    for (const id of joined) members.add(id);
    for (const id of left) members.delete(id);
    const { body } = note.response;
    if (own !== undefined && Told.is(body))
      check(
        (body.membershipStatus === 'MEMBER') === members.has(own),
        'somebody is told of a membership that is not so',
      );
  }

  const NOTED: Readonly<Record<string, (note: AccountNote) => void>> = {
    'POST /loginidentity': noteSignIn,
    'POST /person/forgot_password': noteForgotten,
    'POST /person': noteRegistered,
    'POST /person/confirm': noteConfirmed,
    'POST /person/create_password': noteChosen,
    'POST /membership/create_password': noteChosen,
    'GET /userinfo/@self': noteSeen,
    'GET /membership/@self': noteMembers,
    'POST /membership/@self': noteMembers,
    'POST /membership/@self/confirm': noteMembers,
    'DELETE /membership/@self': noteMembers,
    ...own.rows,
  };

  return {
    note(note) {
      const { method, url } = note.request;
      const path = url.replace(/^\/wcs\/resources\/store\/\d+|\?.*$/g, '');
      own.noteGone(note);
      const noteRow = NOTED[`${method} ${path}`];
      if (noteRow) return noteRow(note);
      for (const { to } of mailsOf(note)) noteWritten(to, note.now);
    },
    passwordOf: (email) => accounts.get(email)?.password,
    endWaiting: own.hasten,
    get isSomebodyLeaving() {
      return own.isSomebodyLeaving;
    },
    made,
    get secrets() {
      return [...typed, ...links.keys()];
    },
    figures,
    get problem() {
      return problem;
    },
  };
}

function newIn<Item>(before: readonly Item[] = [], after: readonly Item[] = []): readonly Item[] {
  return after.slice(before.length);
}

function hasKey({ body }: BackendResponse, key: RegExp): boolean {
  return errorsOf(body).some(({ errorKey }) => key.test(errorKey));
}

/** The request was done, and the answer says so. */
function isFine({ status, body }: BackendResponse): boolean {
  return status === 200 && type({ membershipResponseStatus: string() }).is(body);
}
