import { combine, sample } from 'effector';
import { $location, navigateFx } from '../../../ports/navigation.ts';
import { type ProviderReturn, takeReturnFx } from '../../../ports/provider-return.ts';
import { $orderId } from '../../../session/model.ts';
import { NO_ORDER } from '../../../session/session.ts';
import { paymentDetailsFx } from './pay-model.ts';
import {
  $keptPayment,
  $payment,
  cancelPayment,
  goOnPaying,
  inquire,
  paymentFailed,
} from './payment-model.ts';
import type { KeptPayment } from '../kept-payment.ts';
import type { PaymentState } from '../payment.ts';
import { isExpressPath } from '../express-return.ts';
import { openStep } from '../../steps/steps-model.ts';

/** The parameter of the way back that says which order it was. */
const ORDER = 'order';

sample({
  clock: openStep,
  filter: ({ stage }) => stage === 'payment',
  target: takeReturnFx,
});

interface Arrival {
  brought: ProviderReturn;
  /** The order that the address names. */
  named: string | null;
  kept: KeptPayment | null;
  payment: PaymentState;
  /** The active order. */
  orderId: string;
}

type Next =
  | { kind: 'go-on'; orderId: string; paymentId: string; redirectResult: string }
  | { kind: 'cancel'; orderId: string; paymentId: string }
  | { kind: 'ask'; orderId: string }
  | { kind: 'lost' };

/** What is to be done for who comes to the payment's page, perhaps from a provider. */
function nextOf({ brought, named, kept, payment, orderId: active }: Arrival): Next | undefined {
  const { paymentId, redirectResult } = brought;
  const orderId = named ?? kept?.orderId ?? (active === NO_ORDER ? undefined : active);
  if (paymentId !== undefined && redirectResult !== undefined) {
    if (orderId === undefined) return { kind: 'lost' };
    return { kind: 'go-on', orderId, paymentId, redirectResult };
  }
  // The page went while a payment was under way.
  if (!kept || payment.status !== 'idle') return undefined;
  return kept.paymentId === undefined
    ? { kind: 'ask', orderId: kept.orderId }
    : { kind: 'cancel', orderId: kept.orderId, paymentId: kept.paymentId };
}

function namedOrder(search: string): string | null {
  const named = new URLSearchParams(search).get(ORDER) ?? '';
  return /^\d{1,20}$/.test(named) ? named : null;
}

const $here = combine({
  location: $location,
  kept: $keptPayment,
  payment: $payment,
  orderId: $orderId,
});
const next = sample({
  clock: takeReturnFx.doneData,
  source: $here,
  fn: ({ location, ...here }, brought) =>
    isExpressPath(location.path)
      ? undefined
      : nextOf({ ...here, brought, named: namedOrder(location.search) }),
}).filterMap((what) => what);

const goesOn = next.filterMap((what) => (what.kind === 'go-on' ? what : undefined));
sample({
  clock: goesOn,
  fn: ({ orderId, paymentId }) => ({ orderId, paymentId }),
  target: goOnPaying,
});
sample({
  clock: goesOn,
  fn: ({ orderId, paymentId, redirectResult }) => ({
    orderId,
    paymentId,
    details: { redirectResult },
  }),
  target: paymentDetailsFx,
});
sample({
  clock: next.filterMap((what) => {
    if (what.kind !== 'cancel') return undefined;
    const { orderId, paymentId } = what;
    return { orderId, paymentId, reason: 'cancelled' as const };
  }),
  target: cancelPayment,
});
sample({
  clock: next.filterMap((what) =>
    what.kind === 'ask' ? { orderId: what.orderId, reason: 'interrupted' as const } : undefined,
  ),
  target: inquire,
});
sample({
  clock: next.filterMap((what) =>
    what.kind === 'lost' ? { reason: 'interrupted' as const } : undefined,
  ),
  target: paymentFailed,
});

// The order's number has done its service in the address.
sample({
  clock: takeReturnFx.doneData,
  source: $location,
  filter: ({ search }) => new URLSearchParams(search).has(ORDER),
  fn: ({ path, search }) => {
    const left = new URLSearchParams(search);
    left.delete(ORDER);
    return { to: left.size > 0 ? `${path}?${left.toString()}` : path, replace: true };
  },
  target: navigateFx,
});
