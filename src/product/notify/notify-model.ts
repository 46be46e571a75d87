import { sample } from 'effector';
import { boolean, enums, object, string } from 'superstruct';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { mutation } from '../../ports/http/mutation.ts';
import { notifyBackInStockCall } from '../extras-api.ts';
import { openProductPanel } from '../panel-model.ts';

feature('product');

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

const { done, failed } = mutation($noticeStatus, {
  start: askNotice,
  sendFx: notifyFx,
  pending: () => 'sending',
  succeeded: () => 'promised',
  refused: () => 'failed',
  forget: [openProductPanel],
});
sample({
  clock: [
    done.map(({ variantId }) => ({ variantId, isPromised: true })),
    failed.map(({ params: { variantId } }) => ({ variantId, isPromised: false })),
  ],
  target: noticeAnswered,
});
