import { sample } from 'effector';
import { keepMailFx } from './kept-mail.ts';
import { $mailedTo, orderPlaced } from './placed-model.ts';

// Stores the email of a guest's order; an account's order contains it.
sample({
  clock: orderPlaced,
  source: $mailedTo,
  filter: (mailedTo, { orderId }) => mailedTo?.orderId === orderId,
  fn: (kept) => ({ kept }),
  target: keepMailFx,
});
