import { sample } from 'effector';
import { $mailedTo, orderPlaced } from './placed-model.ts';
import { never, nullable, object } from 'superstruct';
import { feature, port } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { MailedTo } from '../../orders/mailed-to.ts';

feature('checkout');

/** Stores the email address of the last order in this tab. */
export const keepMailFx = port('checkout/keepMail', {
  params: object({ kept: nullable(MailedTo) }),
  done: noPayload(),
  fail: never(),
});

// Stores the email of a guest's order; an account's order contains it.
sample({
  clock: orderPlaced,
  source: $mailedTo,
  filter: (mailedTo, { orderId }) => mailedTo?.orderId === orderId,
  fn: (kept) => ({ kept }),
  target: keepMailFx,
});
