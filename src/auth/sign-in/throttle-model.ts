import { sample } from 'effector';
import { fact, feature } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { countdown } from '../../ports/http/countdown.ts';
import { $signInState } from '../model.ts';
import { whenLoaded } from '../../ports/features.ts';

feature('door');

/** The throttling has ended: the shopper may try again. */
export const signInReleased = fact('auth/signInReleased', noPayload());

const read = sample({ clock: [whenLoaded('door'), $signInState.updates], source: $signInState });
const { $minutes, over } = countdown('auth/signInWait', {
  began: read.filterMap((state) =>
    state.status === 'throttled' && state.seconds > 0 ? state : undefined,
  ),
  stopped: read.filter({ fn: ({ status }) => status !== 'throttled' }),
});

/** Minutes until a sign-in is possible. */
export const $signInMinutes = $minutes;

$signInState.on(over, (state) => (state.status === 'throttled' ? { ...state, seconds: 0 } : state));
sample({ clock: over, target: signInReleased });
