import { sample } from 'effector';
import { nullable, object, string } from 'superstruct';
import { inlet } from '../event-log/inlet.ts';
import { command, feature, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { Section } from './section.ts';

feature('account');

/** A page of the account area is shown to its owner. */
export const sectionSeen = inlet<{ section: Section; userId: string }>();
/** The page's visitor has no account, or another one than before. */
export const ownerLeft = inlet();

/** A page of the account area was opened, or opened again. */
export const openSection = command('account/openSection', object({ section: Section }));

/** Clears account data and typed values, so that the next shopper sees none of it. */
export const forgetAccount = command('account/forgetAccount', noPayload());

/** Owner of the loaded account; `null` before. */
const $owner = state<string | null>('account/owner', null, nullable(string()));

const seen = sample({
  clock: sectionSeen,
  source: $owner,
  fn: (owner, { section, userId }) => ({
    section,
    userId,
    isOther: owner !== null && owner !== userId,
  }),
});
const left = sample({ clock: ownerLeft, source: $owner, filter: (owner) => owner !== null });

$owner.on(seen, (_, { userId }) => userId).on(left, () => null);

sample({
  clock: [seen.filter({ fn: ({ isOther }) => isOther }), left],
  target: forgetAccount,
});
sample({ clock: seen, fn: ({ section }) => ({ section }), target: openSection });
