import { sample } from 'effector';
import { keepMailFx } from './kept-mail.ts';
import { $mailedTo, orderPlaced } from './placed-model.ts';

// An account's order says its address itself.
sample({
  clock: orderPlaced,
  source: $mailedTo,
  filter: (mailedTo, { orderId }) => mailedTo?.orderId === orderId,
  fn: (kept) => ({ kept }),
  target: keepMailFx,
});
