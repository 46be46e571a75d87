import { sample } from 'effector';
import { enums, object } from 'superstruct';
import { fact, feature } from '../event-log/units.ts';
import { deviceKnown } from '../ports/start.ts';
import { guestCreated, applySessionEvent } from './lifecycle-model.ts';
import { extensionFlag } from './stored-session-model.ts';

feature('core');

/** SES-03…05: the session is extended to its full length. */
export const extended = fact(
  'session/extended',
  object({ cause: enums(['signed-in', 'guest-created', 'flag']) }),
);

const flagFound = sample({
  clock: deviceKnown,
  filter: ({ storage }) => extensionFlag.read(storage) !== null,
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
sample({ clock: flagFound, fn: () => null, target: extensionFlag.keep });
sample({ clock: guestCreated, fn: () => 'true' as const, target: extensionFlag.keep });
