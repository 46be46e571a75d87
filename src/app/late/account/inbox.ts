/** All that the account's guard hears of what is there without it. */
import { sample } from 'effector';
import * as guard from '../../../auth/incoming.ts';
import { $signInState, signedIn } from '../../../auth/model.ts';
import { waitFx } from '../../../ports/clock.ts';
import { locationChanged } from '../../../ports/navigation.ts';
import { userInfoFailed, userInfoLoaded } from '../../../session/model.ts';
import { gate, gateOpened } from '../gate.ts';

sample({
  clock: [
    gateOpened('door'),
    gate('door', locationChanged),
    gate('door', userInfoLoaded),
    gate('door', userInfoFailed),
  ],
  target: guard.visitorSeen,
});
sample({ clock: gate('door', signedIn), target: guard.signInFinished });

// A sign-in that has to wait.
sample({
  clock: [gateOpened('door'), gate('door', $signInState.updates)],
  source: $signInState,
  target: guard.signInChanged,
});
sample({ clock: gate('door', waitFx.done), target: guard.signInClockWaited });

// What a mailed link has brought is taken once.
sample({ clock: gateOpened('link'), target: guard.linkFollowed });
