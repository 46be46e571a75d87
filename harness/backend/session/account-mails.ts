import type { Call } from '../call.ts';
import { emailHash } from '../newsletter/newsletter.ts';
import { withState, type World } from '../world.ts';
import type { AccountMail } from './mailed-records.ts';

/** Mails of one address, and of one client, within the window after which no more are sent. */
const MOST_MAILS = 5;
const WINDOW_MS = 10 * 60_000;

/** Whether an address has had so many of late that one more would be a nuisance. Nobody is told. */
export function isFlooded({ state }: World, email: string, now: number): boolean {
  const to = emailHash(email);
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
  if (isFlooded(world, email, now)) return world;
  const sent = { ...mail, to: emailHash(email), storeId: store.storeId, language, at: now };
  return withState(world, { accountMails: [...(world.state.accountMails ?? []), sent] });
}
