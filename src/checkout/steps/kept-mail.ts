import { never, nullable, object } from 'superstruct';
import { port } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { MailedTo } from '../../orders/mailed-to.ts';

/** Stores the email address of the last order in this tab. */
export const keepMailFx = port('checkout/keepMail', {
  params: object({ kept: nullable(MailedTo) }),
  done: nothing(),
  fail: never(),
});
