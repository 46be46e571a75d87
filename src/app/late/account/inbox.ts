/** All that the account's guard hears of what is there without it. */
import { sample } from 'effector';
import * as guard from '../../../auth/incoming.ts';
import { signedIn } from '../../../auth/model.ts';
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
