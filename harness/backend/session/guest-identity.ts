import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { takeOverCarts } from '../cart/cart-lines.ts';
import { guestsBehind } from '../cart/guests-behind.ts';
import { ok } from '../message.ts';
import { takeOverOrders } from '../orders/order-owners.ts';
import { endSession, openSession, signOff, withSession } from './sessions.ts';
import { takeOverFailures } from './throttle.ts';
import { withState } from '../world.ts';

/**
 * API-37: `POST /guestidentity`. Guests have negative user ids (ROL-02). The new guest takes over the bags
 * of the request's guests, whose sessions end.
 */
function createGuest(call: Call): Outcome {
  const { random, now } = call;
  const userId = `-${call.world.state.nextGuest}`;
  const counted = withState(call.world, { nextGuest: call.world.state.nextGuest + 1 });
  const user = { userId, isRegistered: false, usedAt: now };
  const { world: opened, cookie } = openSession(counted, random, user);
  const world = guestsBehind(call).reduce((before, guest) => {
    const known = takeOverFailures(before, guest.userId, userId);
    const moved = takeOverOrders(takeOverCarts(known, guest.userId, userId), guest.userId, userId);
    const ended = endSession(moved, guest.row, { how: 'signed-out' });
    return withSession(ended, guest.row, { heir: cookie.row });
  }, opened);
  return { world, response: { ...ok({ userId, token: cookie.token }), cookie } };
}

/**
 * API-38: `DELETE /guestidentity/@self`. Ends a guest's session only. Keeps the cookie: with it the next
 * guest takes over the bag.
 */
function deleteGuest(call: Call): Outcome {
  const guest = call.carried.find(({ isRegistered }) => !isRegistered);
  if (!guest) return answer(call, call.refusal);
  return { world: signOff(call.world, guest.row), response: ok({}) };
}

export const guestIdentityRoutes: Handlers = {
  'POST commerce /guestidentity': createGuest,
  'DELETE commerce /guestidentity/@self': deleteGuest,
};
