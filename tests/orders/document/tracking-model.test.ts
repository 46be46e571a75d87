import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { Tracking } from '#src/orders/contract.ts';
import {
  $tracking,
  retryTracking,
  trackOrder,
  trackingFx,
} from '#src/orders/document/tracking-model.ts';
import { deferred, networkError, settle, shopScope } from '#tests/session/shop-scope.ts';

const tracking: Tracking = { orderId: '701001', status: 'shipped', events: [] };

function shop() {
  const reads = deferred<Tracking>();
  const seen = shopScope([trackingFx, reads.handler]);
  const { scope } = seen;
  return {
    ...seen,
    reads,
    shown: () => scope.getState($tracking),
    async track(params: { orderId: string; postcode?: string }) {
      void allSettled(trackOrder, { scope, params });
      await settle();
    },
  };
}

it('API-64 ORD-01 tracks a parcel, for a guest by postcode', async () => {
  const { track, reads, shown, calls } = shop();
  const parcel = { orderId: '701001', postcode: 'SW1A 1AA' };
  await track(parcel);
  expect(calls).toEqual([{ name: 'http/orders.track', payload: parcel }]);
  await reads.answer(tracking);
  expect(shown()).toEqual({ status: 'ready', orderId: '701001', tracking });
});

it('API-64 drops the first answer when another parcel is requested', async () => {
  const { track, reads, shown } = shop();
  await track({ orderId: '701001' });
  await track({ orderId: '701002' });
  await reads.answer(tracking);
  expect(shown()).toEqual({ status: 'loading', orderId: '701002' });
});

it('API-64 reads again after a failure', async () => {
  const { track, reads, shown, scope } = shop();
  await track({ orderId: '701001' });
  await reads.fail(networkError);
  expect(shown()).toEqual({ status: 'failed', orderId: '701001' });
  void allSettled(retryTracking, { scope, params: { orderId: '701001' } });
  await settle();
  expect(shown().status).toBe('loading');
});
