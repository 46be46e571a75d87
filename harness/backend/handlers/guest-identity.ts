import { answer, type Call, type Outcome } from '../call.ts';
import { notSignedOn, ok } from '../message.ts';
import { closeSession, openSession } from '../sessions.ts';
import { withState } from '../world.ts';

/** API-37: `POST /guestidentity`. Guests have negative user ids (ROL-02). */
export function createGuest(call: Call): Outcome {
  const userId = `-${call.world.state.nextGuest}`;
  const counted = withState(call.world, { nextGuest: call.world.state.nextGuest + 1 });
  const user = { userId, isRegistered: false };
  const { world, cookie } = openSession(counted, call.random, user);
  return { world, response: { ...ok({ userId, token: cookie.token }), cookie } };
}

/** API-38: `DELETE /guestidentity/@self`. Ends a guest's session and nobody else's. */
export function deleteGuest(call: Call): Outcome {
  const { session, world } = call;
  if (!session || session.isRegistered) return answer(call, notSignedOn());
  return { world: closeSession(world, session.row), response: { ...ok({}), cookie: 'ended' } };
}
