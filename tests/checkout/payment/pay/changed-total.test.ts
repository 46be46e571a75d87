import { allSettled, fork } from 'effector';

import { expect, it } from 'vitest';
import { $bagPage } from '#src/cart/bag/bag-model.ts';
import type { CartDetails } from '#src/cart/bag/contract.ts';
import { changedTotal } from '#src/checkout/payment/pay/changed-total.ts';
import { $shownChange, acceptTotal } from '#src/checkout/payment/pay/changed-total-model.ts';
import { leaveCheckout, openStep } from '#src/checkout/steps/steps-model.ts';
import { details, line } from '../../../cart/bag.ts';
import { featuresLoaded } from '../../../features-loaded.ts';

const at = (total: number, facts: Partial<CartDetails> = {}) => ({
  status: 'loaded' as const,
  details: { ...details([line()]), shipping: 500, total: total + 500, ...facts },
});

async function inCheckout() {
  const scope = fork({ values: featuresLoaded });
  await allSettled(openStep, { scope, params: { stage: 'shipping' } });
  const shows = (page: ReturnType<typeof at>) =>
    allSettled($bagPage, { scope, params: page } as never);
  return { scope, shows };
}

it('shows the current total and the one first seen, delivery included, after several changes', async () => {
  const { scope, shows } = await inCheckout();
  await shows(at(9000));
  expect(scope.getState($shownChange)).toBeNull();
  await shows(at(9500));
  expect(scope.getState($shownChange)).toEqual({ from: 9500, to: 10_000 });
  await shows(at(8000));
  expect(scope.getState($shownChange)).toEqual({ from: 9500, to: 8500 });
  await shows(at(9000));
  expect(scope.getState($shownChange)).toBeNull();
});

it('ignores a delivery chosen here, but not one that was lost', () => {
  const seen = (total: number, optionId: string | null) => ({ orderId: '55', total, optionId });
  expect(changedTotal(seen(9500, null), seen(10_200, '102'), null)).toBeNull();
  expect(changedTotal(seen(9500, '101'), seen(10_200, '102'), null)).toBeNull();
  expect(changedTotal(seen(10_200, '102'), seen(10_200, null), null)).toBeNull();
  expect(changedTotal(seen(9000, '101'), seen(9500, '101'), null)).toEqual({
    from: 9000,
    to: 9500,
  });
  const moved = { from: 9000, to: 9500 };
  expect(changedTotal(seen(9500, '101'), seen(10_200, '102'), moved)).toEqual({
    from: 9700,
    to: 10_200,
  });
});

it('shows the change although the chosen delivery was saved meanwhile', () => {
  const seen = { orderId: '55', total: 9500, optionId: '101' };
  const saved = { ...seen, total: 9900, optionId: null };
  expect(changedTotal(seen, saved, null)).toEqual({ from: 9500, to: 9900 });
});

it('is shown until the shopper accepts it or leaves', async () => {
  const { scope, shows } = await inCheckout();
  await shows(at(9000));
  await shows(at(9500));
  await allSettled(acceptTotal, { scope });
  expect(scope.getState($shownChange)).toBeNull();
  await shows(at(9700));
  expect(scope.getState($shownChange)).toEqual({ from: 10_000, to: 10_200 });
  await allSettled(leaveCheckout, { scope });
  expect(scope.getState($shownChange)).toBeNull();
});
