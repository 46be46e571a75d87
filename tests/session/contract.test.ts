import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { $isSignedUpNewsletter } from '#src/newsletter/model.ts';
import { readUserInfo } from '#src/session/model.ts';
import { isGuestId } from '#src/session/session.ts';
import { toUserInfo } from '#src/session/contract.ts';
import { liveShop } from './live-shop.ts';

it.each([
  ['-1002', true],
  ['1002', false],
])('ROL-02 the id %s is a guest’s: %s', (userId, isGuest) => {
  expect(isGuestId(userId)).toBe(isGuest);
});

it('NWS-04 reads the newsletter mark `1` or higher as subscribed, and `0` as not', async () => {
  const live = await liveShop();
  await live.signIn();
  expect(live.scope.getState($isSignedUpNewsletter)).toBe(false);
  await live.shop.backend.fetch('/wcs/resources/store/30002/newsletter/preferences', {
    method: 'PUT',
    body: JSON.stringify({ interests: [] }),
  });
  scopeBind(readUserInfo, { scope: live.scope })();
  await live.shop.settle();
  expect(live.scope.getState($isSignedUpNewsletter)).toBe(true);
});

it("ENT-05 ENT-06 selects the shopper's own wishlist, the default one first", () => {
  const list = (name: string, usersId: string, status: string) => ({
    wishlistId: name,
    name,
    usersId,
    status,
    itemCount: 1,
    itemIds: [name],
  });
  const nameOf = (...wishlist: ReturnType<typeof list>[]) => {
    const info = toUserInfo({
      userId: '7',
      userType: 'registered',
      userEmail: 'ada@example.test',
      userNewsletterSignup: '0',
      orderId: '0',
      wishlist,
      permissionInfo: {},
    });
    return info.userType === 'registered' ? [info.wishlist.name, info.wishlist.itemCount] : [];
  };
  const [shared, holiday, usual] = [
    list('hers', '9', 'default'),
    list('holiday', '7', 'other'),
    list('mine', '7', 'default'),
  ];
  expect(nameOf(shared, holiday, usual)).toEqual(['mine', 1]);
  expect(nameOf(shared, holiday)).toEqual(['holiday', 1]);
  expect(nameOf(shared)).toEqual(['default', 0]);
});
