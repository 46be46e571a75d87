import { never, nullable } from 'superstruct';
import { feature, port, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { forgetOrders } from './shopper-model.ts';
import { MailedTo } from './mailed-to.ts';

feature('orders');

/** Reads the email of the last placed order from this tab; `null` if missing or invalid. */
export const recallMailFx = port('orders/recallMail', {
  params: noPayload(),
  done: nullable(MailedTo),
  fail: never(),
});

/** Email of the last placed order, restored after a reload. */
export const $recalledMail = state('orders/recalledMail', null, nullable(MailedTo))
  .on(recallMailFx.doneData, (_, kept) => kept ?? null)
  .reset(forgetOrders);
