import { sample } from 'effector';
import { fact } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { countdown } from '../../ports/http/countdown.ts';
import { $signInState } from '../model.ts';
import { signInChanged, signInClockWaited } from '../incoming.ts';

/** The throttling has ended: the shopper may try again. */
export const signInReleased = fact('auth/signInReleased', noPayload());

const { $minutes, over } = countdown('auth/signInWait', {
  began: signInChanged.filterMap((state) =>
    state.status === 'throttled' && state.seconds > 0 ? state : undefined,
  ),
  stopped: signInChanged.filter({ fn: ({ status }) => status !== 'throttled' }),
  waited: signInClockWaited,
});

/** Minutes until a sign-in is possible. */
export const $signInMinutes = $minutes;

$signInState.on(over, (state) => (state.status === 'throttled' ? { ...state, seconds: 0 } : state));
sample({ clock: over, target: signInReleased });
