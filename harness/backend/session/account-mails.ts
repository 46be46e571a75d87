import type { Call } from '../call.ts';
import { emailHash } from '../newsletter/newsletter.ts';
import { withState, type World } from '../world.ts';
import type { AccountMail } from './mailed-records.ts';

/** Mails of one address, and of one client, within the window after which no more are sent. */
const MOST_MAILS = 5;
const WINDOW_MS = 10 * 60_000;

/** Whether an address, by its hash, has had so many of late that one more would be a nuisance. Nobody is told. */
function isFlooded({ state }: World, to: string, now: number): boolean {
  const late = (state.accountMails ?? []).filter(
    (mail) => mail.to === to && now - mail.at < WINDOW_MS,
  );
  return late.length >= MOST_MAILS;
}

/** The world after a mail was sent, unless its address has had too many of late. */
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

/** As much work as a mail makes, for an address that gets none: the time tells nobody which it was. */
export function withoutMail(world: World, { now }: Call, email: string): World {
  isFlooded(world, emailHash(email), now);
  return world;
}
