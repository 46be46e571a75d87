import { sample } from 'effector';
import { type Infer, boolean, nullable, object, string } from 'superstruct';
import { command, fact, state } from '../event-log/units.ts';
import { forgetOrders } from './forget-model.ts';

const Shopper = object({ userId: string(), isRegistered: boolean() });
type Shopper = Infer<typeof Shopper>;

/** Who is shopping now, as often as it is read. */
export const noteShopper = command('orders/noteShopper', Shopper);

/** Somebody whom the orders' pages did not know yet, or another one. */
export const shopperChanged = fact('orders/shopperChanged', object({ isRegistered: boolean() }));

export const $shopper = state<Shopper | null>('orders/shopper', null, nullable(Shopper));

const changed = sample({
  clock: noteShopper,
  source: $shopper,
  filter: (before, now) => before?.userId !== now.userId,
  // A guest whose session was made anew, or who has signed in, is the same person still.
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
