import { type Event, type Store, sample } from 'effector';
import { nullable, string } from 'superstruct';
import { state } from '../event-log/units.ts';
import { onceTouched } from '../ports/once-touched.ts';
import { resumed } from '../session/lifecycle-model.ts';
import { $userInfo, userInfoLoaded } from '../session/model.ts';

/** Clearing of a form, and the test for a non-empty one. */
interface Draft<T> {
  $form: Store<T>;
  initial: T;
  typed: Event<any>[]; // any: the payload does not matter
  forgotten: Event<void>;
}

/**
 * Records under `name` which user a draft belongs to. Fires when another user signs in, here or in
 * another tab. A guest who signs in remains the owner.
 */
export function ownedDraft<T>(
  name: string,
  { $form, initial, typed, forgotten }: Draft<T>,
): Event<void> {
  const $owner = state<string | null>(name, null, nullable(string()));
  const taken = sample({
    clock: typed,
    source: $userInfo,
    fn: (info) => (info.status === 'registered' ? info.userId : null),
  });
  const replaced = sample({
    clock: sample({ clock: onceTouched([userInfoLoaded], $form, initial), source: $userInfo }),
    source: $owner,
    filter: (owner, info) =>
      owner !== null && info.status === 'registered' && info.userId !== owner,
    fn: () => {},
  });
  const dismissed = onceTouched(
    [resumed.filter({ fn: ({ since }) => since === 'other-person' })],
    $form,
    initial,
  );
  const another = sample({ clock: [replaced, dismissed], fn: () => {} });
  $owner.on(taken, (_, owner) => owner).reset([another, forgotten]);
  return another;
}
