import { sample } from 'effector';
import { nullable, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../../event-log/units.ts';
import { noPayload, personalText } from '../../../kernel/struct.ts';
import { $start } from '../../../ports/start.ts';
import { persisted } from '../../../ports/storage/persisted.ts';
import { StoredPayment } from '../stored-payment.ts';
import { restoreChoice } from '../methods/methods-model.ts';
import { PaymentState, PaymentFailureReason, failedKeyOf, isUnderWay } from '../payment.ts';
import { $isPaying, orderPlaced } from '../../steps/placed-model.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('checkout');

const OfOrder = { orderId: string() };
const OfPayment = { ...OfOrder, paymentId: string() };

/** Reads the state of an uncertain order again. */
export const inquireAgain = input('checkout/inquireAgain', noPayload());

export const beginPayment = command('checkout/beginPayment', StoredPayment);
/** The page leaves for a provider. */
export const leaveForProvider = command('checkout/leaveForProvider', object(OfPayment));
/** The shopper returned from a provider with a result. */
export const goOnPaying = command('checkout/goOnPaying', object(OfPayment));
/** The shopper returned without a result. */
export const cancelPayment = command(
  'checkout/cancelPayment',
  object({ ...OfPayment, reason: PaymentFailureReason }),
);
/** Reads the order, because it is unknown if it was placed. */
export const inquire = command(
  'checkout/inquire',
  object({ ...OfOrder, reason: PaymentFailureReason }),
);
/** The order could not be read either. */
export const giveUpInquiry = command('checkout/giveUpInquiry', noPayload());

export const paymentBegun = fact('checkout/paymentBegun', object({ ...OfOrder, method: string() }));
export const paymentFailed = fact(
  'checkout/paymentFailed',
  object({ reason: PaymentFailureReason, name: optional(personalText()) }),
);

export const $payment = state<PaymentState>('checkout/payment', { status: 'idle' }, PaymentState);
const paymentInTab = persisted('selvedge.payment', StoredPayment, { area: 'session' });
/** Payment stored in this tab across page loads. */
export const $keptPayment = state<StoredPayment | null>(
  'checkout/keptPayment',
  null,
  nullable(StoredPayment),
);

/** ENT-24 */
export const $isFullPageLoaderShowing = $payment.map(isUnderWay);
/** ENT-24: text key of the failed payment's message. */
export const $globalErrorHandlerMessage = $payment.map((payment) =>
  payment.status === 'failed' ? (`checkout:${failedKeyOf(payment)}` as const) : '',
);

sample({
  clock: $payment,
  fn: (payment) => isUnderWay(payment) || payment.status === 'uncertain',
  target: $isPaying,
});

sample({
  clock: beginPayment,
  fn: ({ orderId, method }) => ({ orderId, method }),
  target: paymentBegun,
});

$keptPayment
  .on(beginPayment, (_, kept) => kept)
  .on(leaveForProvider, (kept, { orderId, paymentId }) =>
    kept?.orderId === orderId ? { ...kept, paymentId } : kept,
  )
  .on([orderPlaced, paymentFailed], () => null);
sample({
  clock: [beginPayment, leaveForProvider, orderPlaced, paymentFailed],
  source: $keptPayment,
  target: paymentInTab.keep,
});

const remembered = sample({
  clock: whenLoaded('checkout'),
  source: $start,
  fn: ({ storage }) => paymentInTab.read(storage),
}).filterMap((kept) => kept ?? undefined);
sample({ clock: remembered, target: $keptPayment });
sample({
  clock: remembered,
  fn: ({ method, savedCardId }) => ({ method, ...(savedCardId && { savedCardId }) }),
  target: restoreChoice,
});
