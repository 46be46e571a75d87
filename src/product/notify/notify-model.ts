import { sample } from 'effector';
import { boolean, enums, object, string } from 'superstruct';
import { fact, input, state } from '../../event-log/units.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { notifyBackInStockCall } from '../extras-api.ts';
import { panelOpened } from '../incoming.ts';

/** PRD-10: requests a notice when a size can be bought. */
export const askNotice = input(
  'product/askNotice',
  object({
    variantId: string(),
    email: personalEmail(),
    newsletter: boolean(),
    men: boolean(),
    women: boolean(),
    kids: boolean(),
  }),
);

export const noticeAnswered = fact(
  'product/noticeAnswered',
  object({ variantId: string(), isPromised: boolean() }),
);

export const notifyFx = callFx(notifyBackInStockCall);

export const $noticeStatus = state<'asked' | 'sending' | 'promised' | 'failed'>(
  'product/noticeStatus',
  'asked',
  enums(['asked', 'sending', 'promised', 'failed']),
);

$noticeStatus
  .on(panelOpened, () => 'asked')
  .on(askNotice, () => 'sending')
  .on(noticeAnswered, (status, { isPromised }) =>
    status === 'sending' ? (isPromised ? 'promised' : 'failed') : status,
  );

sample({ clock: askNotice, target: notifyFx });
sample({
  clock: notifyFx.finally,
  fn: ({ status, params: { variantId } }) => ({ variantId, isPromised: status === 'done' }),
  target: noticeAnswered,
});
