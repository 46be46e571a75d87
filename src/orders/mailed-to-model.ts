import { never, nullable } from 'superstruct';
import { port, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { forgetOrders } from './forget-model.ts';
import { MailedTo } from './mailed-to.ts';

/** What this tab kept of the order that was placed last, if it can be read. */
export const recallMailFx = port('orders/recallMail', {
  params: nothing(),
  done: nullable(MailedTo),
  fail: never(),
});

/** Where the mails of the order go that was placed last, before the page was loaded anew. */
export const $recalledMail = state('orders/recalledMail', null, nullable(MailedTo))
  .on(recallMailFx.doneData, (_, kept) => kept ?? null)
  .reset(forgetOrders);
