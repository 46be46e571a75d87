import { sample } from 'effector';
import { boolean, enums, object, string } from 'superstruct';
import { fact, input, state } from '../event-log/units.ts';
import { personalEmail } from '../kernel/struct.ts';
import { callFx } from '../ports/call.ts';
import { notifyBackInStockCall } from './api.ts';
import { panelOpened } from './panel-model.ts';

const OfVariant = object({ variantId: string() });

/** PRD-10: the shopper wants to hear when a size can be bought. */
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

export const noticePromised = fact('product/noticePromised', OfVariant);
export const noticeFailed = fact('product/noticeFailed', OfVariant);

export const notifyFx = callFx(notifyBackInStockCall);

export const $noticeStatus = state<'asked' | 'sending' | 'promised' | 'failed'>(
  'product/noticeStatus',
  'asked',
  enums(['asked', 'sending', 'promised', 'failed']),
);

$noticeStatus
  .on(panelOpened, () => 'asked')
  .on(askNotice, () => 'sending')
  .on(noticePromised, () => 'promised')
  .on(noticeFailed, () => 'failed');

sample({ clock: askNotice, target: notifyFx });
sample({
  clock: notifyFx.done,
  fn: ({ params: { variantId } }) => ({ variantId }),
  target: noticePromised,
});
sample({
  clock: notifyFx.fail,
  fn: ({ params: { variantId } }) => ({ variantId }),
  target: noticeFailed,
});
