import { sample } from 'effector';
import { type Infer, boolean, nullable, object, string } from 'superstruct';
import { command, fact, feature, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';

feature('orders');

/** Clears all order data, so that the next shopper sees none of it. */
export const forgetOrders = command('orders/forgetOrders', noPayload());

const Shopper = object({ userId: string(), isRegistered: boolean() });
type Shopper = Infer<typeof Shopper>;

/** Passes the current shopper in; sent after each read of the user info. */
export const noteShopper = command('orders/noteShopper', Shopper);

/** The shopper is new to the order pages, or another person. */
export const shopperChanged = fact('orders/shopperChanged', object({ isRegistered: boolean() }));

export const $shopper = state<Shopper | null>('orders/shopper', null, nullable(Shopper));

const changed = sample({
  clock: noteShopper,
  source: $shopper,
  filter: (before, now) => before?.userId !== now.userId,
  // A guest whose session was renewed, or who has signed in, is the same person.
  fn: (before, now) => ({ isOther: before?.isRegistered === true, now }),
});

$shopper.on(changed, (_, { now }) => now);

sample({
  clock: changed,
  filter: ({ isOther }) => isOther,
  target: forgetOrders,
});
sample({
  clock: changed,
  fn: ({ now: { isRegistered } }) => ({ isRegistered }),
  target: shopperChanged,
});
