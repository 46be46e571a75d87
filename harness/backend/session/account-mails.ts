import type { Call } from '../call.ts';
import { emailHash } from '../newsletter/newsletter.ts';
import { withState, type World } from '../world.ts';
import type { AccountMail } from './mailed-records.ts';

/** Maximum mails to one address within the window. */
const MOST_MAILS = 5;
const WINDOW_MS = 10 * 60_000;

/** True if an address (by hash) has received too many mails lately. The answer does not reveal it. */
function isFlooded({ state }: World, to: string, now: number): boolean {
  const late = (state.accountMails ?? []).filter(
    (mail) => mail.to === to && now - mail.at < WINDOW_MS,
  );
  return late.length >= MOST_MAILS;
}

/** Returns the world with a sent mail, unless its address has received too many lately. */
export function withMail(
  world: World,
  { store, language, now }: Call,
  { email, ...mail }: { email: string } & Pick<AccountMail, 'kind' | 'link'>,
): World {
  const to = emailHash(email);
  if (isFlooded(world, to, now)) return world;
  const sent = { ...mail, to, storeId: store.storeId, language, at: now };
  return withState(world, { accountMails: [...(world.state.accountMails ?? []), sent] });
}

/** Does the same work as sending a mail, for an address that gets none: response times must not differ. */
export function withoutMail(world: World, { now }: Call, email: string): World {
  isFlooded(world, emailHash(email), now);
  return world;
}
