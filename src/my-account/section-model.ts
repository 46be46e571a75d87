import { sample } from 'effector';
import { nullable, object, string } from 'superstruct';
import { command, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { ownerLeft, sectionSeen } from './incoming.ts';
import { Section } from './section.ts';

/** A page of the area is there, or is there anew. */
export const openSection = command('account/openSection', object({ section: Section }));

/** Nothing of one shopper is shown to the next, nor what they have typed. */
export const forgetAccount = command('account/forgetAccount', nothing());

/** Whose account the area has, if it has one yet. */
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
