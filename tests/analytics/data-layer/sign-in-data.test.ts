import { createWatch, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { tellSignInFx } from '#src/analytics/data-layer/sign-in-data-model.ts';
import { closeSignIn, openSignIn } from '#src/auth/model.ts';
import { liveShop } from '#tests/session/live-shop.ts';

it('AUT-12 AUT-13 reports the place that opened the sign-in, each time', async () => {
  const live = await liveShop();
  const told: unknown[] = [];
  createWatch({ unit: tellSignInFx, scope: live.scope, fn: (entry) => told.push(entry) });
  scopeBind(openSignIn, { scope: live.scope })({ place: 'header' });
  await live.shop.settle();
  scopeBind(closeSignIn, { scope: live.scope })();
  scopeBind(openSignIn, { scope: live.scope })({ place: 'wishlist', form: 'registration' });
  await live.shop.settle();
  expect(told).toEqual([{ place: 'header' }, { place: 'wishlist', form: 'registration' }]);
});
