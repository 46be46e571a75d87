import { never, nullable, object } from 'superstruct';
import { port } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { MailedTo } from '../../orders/mailed-to.ts';

/** Keeps, for this tab alone, where the mails of the order go that was placed last. */
export const keepMailFx = port('checkout/keepMail', {
  params: object({ kept: nullable(MailedTo) }),
  done: nothing(),
  fail: never(),
});
