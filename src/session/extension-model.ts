import { sample } from 'effector';
import { enums, object } from 'superstruct';
import { fact } from '../event-log/units.ts';
import { appStarted } from '../ports/start.ts';
import { writeStorageFx } from '../ports/storage.ts';
import { guestCreated, applySessionEvent } from './lifecycle-model.ts';
import { EXTENDED_KEY } from './session.ts';

/** SES-03…05: the session goes on for its whole length again. */
export const extended = fact(
  'session/extended',
  object({ cause: enums(['signed-in', 'guest-created', 'flag']) }),
);

const flagFound = sample({
  clock: appStarted,
  filter: ({ environment }) => environment.storage[EXTENDED_KEY] === 'true',
  fn: () => ({ cause: 'flag' as const }),
});

sample({
  clock: [
    applySessionEvent.filterMap((step) =>
      step.step === 'signed-in' ? { cause: 'signed-in' as const } : undefined,
    ),
    guestCreated.map(() => ({ cause: 'guest-created' as const })),
    flagFound,
  ],
  target: extended,
});

// SES-05, SES-09
sample({
  clock: [
    sample({ clock: flagFound, fn: () => null }),
    sample({ clock: guestCreated, fn: () => 'true' }),
  ],
  fn: (value) => ({ area: 'session' as const, key: EXTENDED_KEY, value }),
  target: writeStorageFx,
});
