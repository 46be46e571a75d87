import { sample } from 'effector';
import { callFx } from '../../../ports/http/call.ts';
import { type CallError, hasErrorKey, statusOf } from '../../../ports/http/errors.ts';
import { $userInfo, readUserInfo } from '../../../session/model.ts';
import { isKnown } from '../../../session/session.ts';
import { orderInquiryCall } from '../order-inquiry-api.ts';
import { $payment, giveUpInquiry, inquire, inquireAgain, paymentFailed } from './payment-model.ts';
import { orderPlaced } from '../../steps/placed-model.ts';

export const orderInquiryFx = callFx(orderInquiryCall);

/** The backend knows no such order among the shopper's. */
function isUnplaced(error: CallError): boolean {
  return statusOf(error) === 404 || hasErrorKey(error, '_ERR_ORDER_NOT_FOUND');
}

sample({
  clock: sample({ clock: [inquire, inquireAgain], source: $payment }).filterMap((payment) =>
    payment.status === 'asking' ? { orderId: payment.orderId } : undefined,
  ),
  target: orderInquiryFx,
});

const answered = sample({
  clock: orderInquiryFx.finally,
  source: { payment: $payment, info: $userInfo },
  fn: ({ payment, info }, outcome) => ({ payment, info, outcome }),
}).filterMap(({ payment, info, outcome }) => {
  if (payment.status !== 'asking' || payment.orderId !== outcome.params.orderId) return undefined;
  // To whom the bag does not belong (any more) the backend says nothing of what became of it.
  const isGone = isKnown(info) && info.orderId !== payment.orderId;
  const reason = isGone ? ('orderGone' as const) : payment.reason;
  return { reason, outcome };
});

sample({
  clock: answered.filterMap(({ outcome }) => {
    if (outcome.status === 'fail') return undefined;
    const { orderId, status } = outcome.result;
    return { orderId, status: status === 'pending' ? ('pending' as const) : ('success' as const) };
  }),
  target: orderPlaced,
});
sample({
  clock: answered.filterMap(({ reason, outcome }) =>
    outcome.status === 'fail' && isUnplaced(outcome.error) ? { reason } : undefined,
  ),
  target: paymentFailed,
});
sample({
  clock: answered.filter({
    fn: ({ outcome }) => outcome.status === 'fail' && !isUnplaced(outcome.error),
  }),
  target: giveUpInquiry,
});
// The order that is active now may be another one.
sample({ clock: answered, target: readUserInfo });
