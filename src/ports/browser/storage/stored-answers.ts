import { type Infer, array, is, object, string, type, unknown } from 'superstruct';
import type { AnyCall } from '../../http/call.ts';
import type { StoredAnswers } from '../../http/environment.ts';
import { noteOldAnswer } from '../connection-news.ts';
import { readTabValue, writeTabValue } from './tab-store.ts';

/**
 * Prefix of the keys, one a call. Not `selvedge.`, whose values the log records. A sign-out removes
 * them (`isShoppersHere`).
 */
const PREFIX = 'selvedge-last-';
/** Most answers of a call: portions of the wishlist, and products elsewhere. */
const MOST = 8;
/** Call that says whose the others are. */
const OWNER_CALL = 'session.userInfo';

const Entry = object({ url: string(), owner: string(), value: unknown() });
type Entry = Infer<typeof Entry>;
const Entries = array(Entry);

/** Last answers of this tab, in its storage. An answer of another shopper is never given (SES-13). */
export function createStoredAnswers(): StoredAnswers {
  let owner = '';

  function read(call: AnyCall, url: string): unknown {
    const found = entriesOf(call).find((entry) => entry.url === url);
    if (!found || !is(found.value, call.value)) return undefined;
    if (call.name === OWNER_CALL) owner = found.owner;
    return found.owner === owner ? found.value : undefined;
  }

  return {
    write(call, url, value) {
      if (call.name === OWNER_CALL) owner = ownerIn(value);
      if (call.changesUser) changeUser((user) => call.changesUser?.(user, value));
      if (!call.isStored) return;
      const others = entriesOf(call).filter((entry) => entry.url !== url);
      const entries: Entry[] = [{ url, owner, value }, ...others];
      writeTabValue(PREFIX + call.name, entries.slice(0, MOST));
    },
    async read(call, url) {
      const value = read(call, url);
      if (value !== undefined) noteOldAnswer();
      return value;
    },
    forget() {
      owner = '';
      for (const key of storedKeys()) writeTabValue(key, null);
    },
  };
}

function entriesOf({ name }: Pick<AnyCall, 'name'>): Entry[] {
  return readTabValue(PREFIX + name, Entries) ?? [];
}

/** The next read checks the shape of the result. */
function changeUser(change: (user: unknown) => unknown): void {
  const entries = entriesOf({ name: OWNER_CALL });
  if (entries.length === 0) return;
  writeTabValue(
    PREFIX + OWNER_CALL,
    entries.map((entry) => ({ ...entry, value: change(entry.value) })),
  );
}

const Owner = type({ userId: string() });

function ownerIn(value: unknown): string {
  return is(value, Owner) ? value.userId : '';
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
