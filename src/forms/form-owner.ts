import { type Event, type Store, sample } from 'effector';
import { nullable, string } from 'superstruct';
import { state } from '../event-log/units.ts';
import { onceTouched } from '../ports/late-gate.ts';
import { resumed } from '../session/lifecycle-model.ts';
import { $userInfo, userInfoLoaded } from '../session/model.ts';

/** When a form is emptied, and how to tell that there is something to empty. */
interface Draft<T> {
  $form: Store<T>;
  initial: T;
  typed: Event<any>[]; // any: what is typed does not matter
  forgotten: Event<void>;
}

/**
 * Keeps whose draft a form has, under `name`, and says when somebody else is there: in this tab's login
 * dialog, or by another tab. A guest who signs in stays the same person.
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
