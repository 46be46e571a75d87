import { sample } from 'effector';
import { type Infer, literal, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { personalText, taggedUnion } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { query } from '../../ports/http/query.ts';
import { trackOrderCall } from '../api.ts';
import { Tracking } from '../contract.ts';
import { forgetOrders } from '../shopper-model.ts';

feature('orders');

const Parcel = object({ orderId: string(), postcode: optional(personalText()) });
const OfOrder = object({ orderId: string() });

/** ORD-01: tracking of one parcel. */
export const TrackingState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  loading: object({ status: literal('loading'), orderId: string() }),
  ready: object({ status: literal('ready'), orderId: string(), tracking: Tracking }),
  failed: object({ status: literal('failed'), orderId: string() }),
});
export type TrackingState = Infer<typeof TrackingState>;

export const trackOrder = command('orders/trackOrder', Parcel);
export const retryTracking = input('orders/retryTracking', Parcel);

export const trackingLoaded = fact('orders/trackingLoaded', OfOrder);
export const trackingFailed = fact('orders/trackingFailed', OfOrder);

const readTracking = command('orders/readTracking', Parcel);

const trackingFx = callFx(trackOrderCall);

export const $tracking = state<TrackingState>('orders/tracking', { status: 'idle' }, TrackingState);

const { done: loaded, fail: failed } = query('orders/trackingReads', {
  start: readTracking,
  readFx: trackingFx,
  forget: [forgetOrders],
  keyOf: ({ orderId }) => orderId,
});

$tracking
  .on([trackOrder, retryTracking], (shown, { orderId }) =>
    shown.status === 'ready' && shown.orderId === orderId ? shown : { status: 'loading', orderId },
  )
  .on(loaded, (shown, { params: { orderId }, result }) =>
    shown.status !== 'idle' && shown.orderId === orderId
      ? { status: 'ready', orderId, tracking: result }
      : shown,
  )
  // Keeps the shown value if a reload fails.
  .on(failed, (shown, { params: { orderId } }) =>
    shown.status === 'loading' && shown.orderId === orderId ? { status: 'failed', orderId } : shown,
  )
  .on(forgetOrders, () => ({ status: 'idle' }));

sample({ clock: [trackOrder, retryTracking], target: readTracking });
sample({
  clock: loaded,
  fn: ({ params: { orderId } }) => ({ orderId }),
  target: trackingLoaded,
});
sample({
  clock: failed,
  fn: ({ params: { orderId } }) => ({ orderId }),
  target: trackingFailed,
});
