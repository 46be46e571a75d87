import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $bagPage } from '#src/cart/bag/bag-model.ts';
import type { CartDetails } from '#src/cart/bag/contract.ts';
import { $movedTotal, acceptTotal } from '#src/checkout/steps/price-model.ts';
import { leaveCheckout, openStep } from '#src/checkout/steps/steps-model.ts';
import { details, line } from '../../cart/bag.ts';
import { partsHere } from '../../parts-here.ts';

const at = (total: number, facts: Partial<CartDetails> = {}) => ({
  status: 'loaded' as const,
  details: { ...details([line()]), shipping: 500, total: total + 500, ...facts },
});

async function inCheckout() {
  const scope = fork({ values: partsHere });
  await allSettled(openStep, { scope, params: { stage: 'shipping' } });
  const shows = (page: ReturnType<typeof at>) =>
    allSettled($bagPage, { scope, params: page } as never);
  return { scope, shows };
}

it('says what the goods cost now and cost when the shopper came, however often they moved', async () => {
  const { scope, shows } = await inCheckout();
  await shows(at(9000));
  expect(scope.getState($movedTotal)).toBeNull();
  await shows(at(9500));
  expect(scope.getState($movedTotal)).toEqual({ from: 9000, to: 9500 });
  await shows(at(8000));
  expect(scope.getState($movedTotal)).toEqual({ from: 9000, to: 8000 });
  await shows(at(9000));
  expect(scope.getState($movedTotal)).toBeNull();
});

it('is no matter of the delivery, which the shopper chooses here, nor of another order', async () => {
  const { scope, shows } = await inCheckout();
  await shows(at(9000));
  await shows(at(9000, { shipping: 990, total: 9990 }));
  expect(scope.getState($movedTotal)).toBeNull();
  await shows(at(20_000, { orderId: '56' }));
  expect(scope.getState($movedTotal)).toBeNull();
});

it('is said until the shopper has seen it, or leaves', async () => {
  const { scope, shows } = await inCheckout();
  await shows(at(9000));
  await shows(at(9500));
  await allSettled(acceptTotal, { scope });
  expect(scope.getState($movedTotal)).toBeNull();
  await shows(at(9700));
  expect(scope.getState($movedTotal)).toEqual({ from: 9500, to: 9700 });
  await allSettled(leaveCheckout, { scope });
  expect(scope.getState($movedTotal)).toBeNull();
});
