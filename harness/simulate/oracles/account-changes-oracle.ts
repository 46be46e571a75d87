import { optional, string, type } from 'superstruct';
import type { BackendRequest } from '#harness/backend/message.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { secretOf } from '#harness/backend/session/links.ts';
import { sha256 } from '#harness/backend/sha256.ts';
import { peopleOf, type World } from '#harness/backend/world.ts';
import type { Applied } from '../shadow-model.ts';

/** Number of account mails by kind, of sign-ins and of members at the end. */
export type AccountFigures = Readonly<Record<string, number>>;

/** Oracle for account changes: records passwords, addresses and links of a session. */
export interface AccountChanges {
  /** Returns the change of the details or the password of an account. */
  note(request: BackendRequest, before: World, after: World): Applied | undefined;
  /** Returns the password that signs in with an address, or undefined for an unknown address. */
  passwordOf(world: World, email: string): string | undefined;
  /** Passwords, addresses and links that no trace, data layer or storage may contain. */
  readonly secrets: readonly string[];
}

const Typed = type({
  logonId: optional(string()),
  logonPassword: optional(string()),
  logonPasswordNew: optional(string()),
});
const EmailChange = type({ email1: string(), logonPassword: string() });

const KNOWN = Object.values(DEMO_ACCOUNTS);

export function createAccountChanges(): AccountChanges {
  const passwords = new Set<string>(KNOWN.map(({ password }) => password));
  const addresses = new Set<string>();
  const links = new Map<string, string>();
  /** By hash; searched again after a new password. */
  const matches = new Map<string, string | undefined>();

  function noteTyped({ body }: BackendRequest): void {
    const sent: unknown = body.startsWith('{') ? JSON.parse(body) : undefined;
    if (!Typed.is(sent)) return;
    const { logonPassword, logonPasswordNew } = sent;
    const email = EmailChange.is(sent) ? sent.email1 : sent.logonId;
    for (const password of [logonPassword, logonPasswordNew]) if (password) passwords.add(password);
    if (email) addresses.add(email.trim().toLowerCase());
  }

  return {
    note(request, before, after) {
      noteTyped(request);
      for (const { seed } of after.state.links ?? [])
        if (!links.has(seed)) links.set(seed, secretOf(seed));
      const userId = changedAccount(request, before, after);
      return userId === undefined ? undefined : { kind: 'account', userId };
    },
    passwordOf(world, email) {
      const person = peopleOf(world).find((each) => each.email === email);
      if (!person) return undefined;
      const { salt, hash } = person;
      const key = `${hash} ${passwords.size}`;
      const match = matches.has(key)
        ? matches.get(key)
        : [...passwords].find((password) => sha256(salt + password) === hash);
      matches.set(key, match);
      return match;
    },
    get secrets() {
      return [...passwords, ...addresses, ...links.values()];
    },
  };
}

const CHANGES = {
  'PUT /account/@self': 'profiles',
  'POST /account/@self/password': 'passwords',
} as const;

function changedAccount(
  { method, url }: BackendRequest,
  before: World,
  after: World,
): string | undefined {
  const path = url.replace(/^\/wcs\/resources\/store\/\d+|\?.*$/g, '');
  const field = Object.entries(CHANGES).find(([route]) => route === `${method} ${path}`)?.[1];
  if (!field) return undefined;
  const { [field]: old = {} } = before.state;
  return Object.entries(after.state[field] ?? {}).find(([id, value]) => old[id] !== value)?.[0];
}

/** Returns the mail addresses of all accounts except unchanged demo accounts. */
export function newAddresses(world: World): string[] {
  const known: readonly string[] = KNOWN.map(({ email }) => email);
  return peopleOf(world).flatMap(({ email }) => (known.includes(email) ? [] : [email]));
}

/** Counts account mails by kind, sign-ins and members. */
export function accountFigures({ state }: World): AccountFigures {
  const figures: Record<string, number> = {
    'sign-ins': state.sessions.filter(({ isRegistered }) => isRegistered).length,
    members: Object.keys(state.members ?? {}).length,
  };
  for (const { kind } of state.accountMails ?? []) figures[kind] = (figures[kind] ?? 0) + 1;
  return figures;
}
