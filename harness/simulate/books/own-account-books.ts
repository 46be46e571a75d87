import { string, type } from 'superstruct';
import { emailHash } from '#harness/backend/newsletter/newsletter.ts';
import type { AccountMailKind, LinkPurpose } from '#harness/backend/session/mailed-records.ts';
import { peopleOf, type World } from '#harness/backend/world.ts';
import { errorsOf } from '#src/ports/http/read-response.ts';
import type { AccountNote, MailedEntry } from './account-note.ts';

/** A mail that is due, and to whom. */
export interface DueMail {
  kind: AccountMailKind;
  email: string;
}

/** Of the books about accounts, what is needed to note what owners do to their own. */
export interface OwnBooks {
  /** By address. */
  accounts: Map<string, { password: string; isBlocked: boolean }>;
  links: Map<string, MailedEntry>;
  /** Addresses, by session's token. */
  owners: Map<string, string>;
  /** Passwords and addresses that were typed here. */
  typed: Set<string>;
  made: string[];
  count(what: string): void;
  check(isFine: boolean, fault: string): void;
  ownerOf(note: AccountNote): string | undefined;
  /** The same, where the request itself has not ended the session. */
  visitorOf(note: AccountNote): string | undefined;
  /** The secrets of the links that a request has made. */
  noteLinks(note: AccountNote, entry: Omit<MailedEntry, 'at' | 'isUsed'>): number;
  noteMails(note: AccountNote, due: readonly DueMail[]): void;
  /** The mails of a request, but for those of accounts that have come to their end with it. */
  mailsOf(note: AccountNote): readonly unknown[];
  holds(link: MailedEntry | undefined, purpose: LinkPurpose, now: number): boolean;
  /** Nothing opens any more that was mailed about an account. */
  spendAllOf(email: string): void;
  noteWritten(to: string, now: number): void;
}

const PasswordWish = type({ logonPasswordOld: string(), logonPassword: string() });
const EmailWish = type({ email1: string(), logonPassword: string() });
const Confirmation = type({ krypto: string() });
const Told = type({ emailAddress: string(), firstName: string() });
const Names = type({ firstName: string() });

const GOOD_PASSWORD = /^(?=.*[a-z])(?=.*\d).{10,25}$/;

/** What owners do to their own accounts: other passwords, other addresses, leaving, signing out everywhere. */
export function ownAccountNotes(books: OwnBooks) {
  const { accounts, check, count, ownerOf } = books;
  /** Who is to leave, and when. */
  const leaving = new Map<string, number>();
  const firstNames = new Map<string, string>();

  const bodyOf = ({ request }: AccountNote): unknown => JSON.parse(request.body || 'null');

  /** Whose request it is: nobody's where the account has come to its end. */
  function accountOf(note: AccountNote) {
    const owner = ownerOf(note) ?? '';
    return [owner, accounts.get(owner)] as const;
  }

  /** Devices of an account that are signed in still. */
  function openOf({ after }: AccountNote, id: string | undefined): number {
    return after.state.sessions.filter(({ userId, ended }) => userId === id && !ended).length;
  }

  // What was done the world says: an answer may be spoilt on its way out.
  function notePassword(note: AccountNote): void {
    const asked = bodyOf(note);
    const [owner, entry] = accountOf(note);
    if (!PasswordWish.is(asked) || !entry) return;
    const { before, after } = note;
    const id = idOf(before, owner) ?? '';
    const { logonPasswordOld: old, logonPassword: password } = asked;
    const isRight = old === entry.password && old !== password && GOOD_PASSWORD.test(password);
    books.typed.add(password);
    if (after.state.passwords?.[id] === before.state.passwords?.[id]) {
      books.noteMails(note, []);
      const keys = errorsOf(note.response.body).map(({ errorKey }) => errorKey);
      return check(
        !isRight || !keys.includes('_ERR_PASSWORD_WRONG'),
        'the owner of an account was not let choose a password',
      );
    }
    check(isRight, 'a password was changed by somebody who did not know the one before');
    accounts.set(owner, { password, isBlocked: false });
    books.spendAllOf(owner);
    count('passwords changed');
    books.noteMails(note, [{ kind: 'password-changed', email: owner }]);
    check(openOf(note, id) === 1, 'a new password has left others signed in');
  }

  function noteEmailAsked(note: AccountNote): void {
    const asked = bodyOf(note);
    const [owner, entry] = accountOf(note);
    if (!EmailWish.is(asked) || !entry) return;
    const newEmail = asked.email1.trim().toLowerCase();
    books.typed.add(newEmail);
    const fresh = books.noteLinks(note, { email: owner, purpose: 'email', newEmail });
    const wasHeard = fresh > 0 || books.mailsOf(note).length > 0;
    check(
      !wasHeard || asked.logonPassword === entry.password,
      'another address was asked for without the password',
    );
    const isTaken = accounts.has(newEmail);
    check(fresh === (wasHeard && !isTaken ? 1 : 0), 'another address has not one link');
    const word = isTaken ? 'account-known' : 'email-link';
    books.noteMails(
      note,
      wasHeard
        ? [
            { kind: 'email-asked', email: owner },
            { kind: word, email: newEmail },
          ]
        : [],
    );
  }

  function noteEmailConfirmed(note: AccountNote): void {
    const asked = bodyOf(note);
    const link = Confirmation.is(asked) ? books.links.get(asked.krypto) : undefined;
    const { before, after } = note;
    const { email = '', newEmail = '' } = link ?? {};
    const id = idOf(before, email);
    const entry = accounts.get(email);
    if (!link || !entry || idOf(after, email) === id) return books.noteMails(note, []);
    check(books.holds(link, 'email', note.now), 'a link has given an address that holds no longer');
    check(!accounts.has(newEmail), 'an address has two accounts');
    const visitor = books.visitorOf(note);
    check(
      visitor === undefined || visitor === email,
      'somebody has changed the address of another',
    );
    check(idOf(after, newEmail) === id, 'an account has not got its new address');
    books.spendAllOf(email);
    move(email, newEmail, entry);
    count('addresses changed');
    books.noteMails(note, [{ kind: 'email-changed', email }]);
  }

  function move(from: string, to: string, entry: { password: string; isBlocked: boolean }): void {
    accounts.delete(from);
    accounts.set(to, entry);
    for (const [token, owner] of books.owners) if (owner === from) books.owners.set(token, to);
    for (const map of [leaving, firstNames] as Map<string, unknown>[]) {
      if (map.has(from)) map.set(to, map.get(from));
      map.delete(from);
    }
    forget(from);
    books.made.push(to);
  }

  function forget(email: string): void {
    const at = books.made.indexOf(email);
    if (at >= 0) books.made.splice(at, 1);
  }

  function noteLeaving(note: AccountNote): void {
    const [owner, entry] = accountOf(note);
    if (!entry) return;
    const id = idOf(note.before, owner) ?? '';
    const { [id]: deletion } = note.after.state.deletions ?? {};
    const isNew = deletion !== undefined && !leaving.has(owner);
    if (isNew) {
      leaving.set(owner, deletion.at);
      count('leaving');
      check(deletion.at > note.now, 'an account ends at once');
      check(openOf(note, id) === 1, 'who leaves has others signed in');
    }
    check((deletion !== undefined) === leaving.has(owner), 'an account that was to end does not');
    books.noteMails(note, isNew ? [{ kind: 'account-leaving', email: owner }] : []);
  }

  function noteKept(note: AccountNote): void {
    const [owner, entry] = accountOf(note);
    if (!entry) return;
    const id = idOf(note.before, owner) ?? '';
    const isKept = note.after.state.deletions?.[id] === undefined && leaving.delete(owner);
    if (isKept) count('kept');
    books.noteMails(note, isKept ? [{ kind: 'account-kept', email: owner }] : []);
  }

  function noteEverywhere(note: AccountNote): void {
    const [owner, entry] = accountOf(note);
    if (!entry || note.response.cookie !== 'ended') return;
    count('signed out everywhere');
    check(openOf(note, idOf(note.after, owner)) === 0, 'somebody is signed in somewhere still');
  }

  function noteOwnData(note: AccountNote): void {
    const { body } = note.response;
    if (!Told.is(body)) return;
    const owner = ownerOf(note);
    check(body.emailAddress === owner, 'somebody reads the account of another');
    const firstName = firstNames.get(owner ?? '');
    check(firstName === undefined || body.firstName === firstName, 'what was saved is not there');
  }

  function noteDetails(note: AccountNote): void {
    const asked = bodyOf(note);
    const [owner, entry] = accountOf(note);
    if (!entry || !Names.is(asked)) return;
    const id = idOf(note.before, owner) ?? '';
    const { [id]: saved } = note.after.state.profiles ?? {};
    if (!saved || saved === note.before.state.profiles?.[id]) return;
    firstNames.set(owner, asked.firstName);
    count('details changed');
  }

  /** Who has left since the request before: those who wanted to, once their time was over, and with a mail. */
  function noteGone({ before, after, now }: AccountNote): void {
    const gone = (after.state.gone ?? []).slice(before.state.gone?.length ?? 0);
    const due = [...leaving].filter(([, at]) => at <= now).map(([email]) => email);
    check(gone.length === due.length, 'others have left than those whose time was over');
    const mails = (after.state.accountMails ?? []).slice(before.state.accountMails?.length ?? 0);
    for (const email of due) {
      const id = idOf(before, email) ?? '';
      check(gone.includes(id), 'somebody is here still whose time is over');
      check(
        mails.some(({ kind, to }) => kind === 'account-deleted' && to === emailHash(email)),
        'nobody was told that an account has ended',
      );
      const { newsletter, wishlists, purchase, profiles } = after.state;
      check(
        !(emailHash(email) in newsletter) &&
          !(id in wishlists) &&
          !(id in purchase.addresses) &&
          !(id in purchase.cards) &&
          !(id in (profiles ?? {})),
        'something of an account that has ended is there still',
      );
      books.noteWritten(emailHash(email), now);
      leaving.delete(email);
      firstNames.delete(email);
      accounts.delete(email);
      forget(email);
      for (const link of books.links.values()) if (link.email === email) link.isUsed = true;
      count('gone');
    }
  }

  return {
    noteGone,
    /** Time has passed for those who are to leave. */
    hasten(now: number): void {
      for (const email of leaving.keys()) leaving.set(email, now);
    },
    get isSomebodyLeaving() {
      return leaving.size > 0;
    },
    rows: {
      'POST /account/@self/password': notePassword,
      'POST /account/@self/email': noteEmailAsked,
      'POST /account/email/confirm': noteEmailConfirmed,
      'POST /account/@self/delete': noteLeaving,
      'POST /account/@self/keep': noteKept,
      'DELETE /loginidentity/@all': noteEverywhere,
      'GET /account/@self': noteOwnData,
      'PUT /account/@self': noteDetails,
    } as Readonly<Record<string, (note: AccountNote) => void>>,
  };
}

/** Whose address it is. */
export function idOf(world: World, email: string): string | undefined {
  return peopleOf(world).find((person) => person.email === email)?.id;
}
