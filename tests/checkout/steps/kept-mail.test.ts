import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/features/purchase/module.ts';
import { digitalDataFx } from '#src/analytics/data-layer/cart-data-model.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { orderPlaced, $mailedTo } from '#src/checkout/steps/placed-model.ts';
import { $recalledMail, recallMailFx } from '#src/orders/mailed-to-model.ts';
import { StoredEmail } from '#src/orders/mailed-to.ts';
import { readStored } from '#src/kernel/stored-text.ts';
import { appStarted } from '#src/ports/start.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { settle, shopScope } from '#tests/session/shop-scope.ts';

const MAIL = { orderId: '701001', email: 'ada@example.test' };

async function confirmation(kept: unknown) {
  const never = () => new Promise(() => {});
  const seen = shopScope(
    [recallMailFx, () => kept],
    [readUserInfoFx, never],
    [digitalDataFx, never],
  );
  const path = '/ordershippingbillingconfirmationview';
  const environment = {
    ...sampleEnvironment,
    location: { ...sampleEnvironment.location, path, search: '?orderId=7' },
    storage: { 'selvedge.userType': 'guest' },
  };
  void allSettled(appStarted, { scope: seen.scope, params: { environment } });
  await settle();
  return seen;
}

it('stores the email of an order when it is placed, and of that order only', async () => {
  const { scope, calls } = shopScope();
  const kept = () => calls.filter(({ name }) => name === 'checkout/keepMail');
  await allSettled(orderPlaced, { scope, params: { orderId: '7', status: 'success' } });
  expect(kept()).toEqual([]);
  await allSettled($mailedTo, { scope, params: MAIL });
  await allSettled(orderPlaced, { scope, params: { orderId: '7', status: 'success' } });
  expect(kept()).toEqual([]);
  await allSettled(orderPlaced, { scope, params: { orderId: '701001', status: 'success' } });
  expect(kept()).toEqual([{ name: 'checkout/keepMail', payload: { kept: MAIL } }]);
});

it('RTE-12 the confirmation shows it after a reload', async () => {
  expect((await confirmation(MAIL)).scope.getState($recalledMail)).toEqual(MAIL);
  expect((await confirmation(null)).scope.getState($recalledMail)).toBeNull();
});

it.each([
  '{"orderId":"7","email":"<b>nobody"}',
  '{"orderId":"../7","email":"ada@example.test"}',
  '["7"]',
  'nothing',
])('ignores an invalid stored value: %s', (text) => {
  expect(readStored(text, StoredEmail)).toBeNull();
});
