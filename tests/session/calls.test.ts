import { type Effect, allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { signInFx } from '#src/auth/model.ts';
import { detailsFx, miniBagFx } from '#src/cart/bag/bag-model.ts';
import {
  addItemFx,
  calculateFx,
  removeLineFx,
  updateLineFx,
} from '#src/cart/changes/sending-model.ts';
import { httpHandlers } from '#src/ports/http/http.ts';
import { createGuestFx, deleteGuestFx, signOutFx } from '#src/session/lifecycle-model.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { addToWishlistFx, removeFromWishlistFx } from '#src/wishlist/pending-model.ts';

interface Sent {
  line: string;
  body: unknown;
}

/** What goes over the wire when an effect is called; what follows from the answer does not matter here. */
async function sentBy<Params>(
  fx: Effect<Params, any, any>, // any: calls of every shape
  params: Params,
): Promise<Sent | undefined> {
  const sent: Sent[] = [];
  const handlers = httpHandlers({
    fetch: (url, init) => {
      sent.push({
        line: `${init?.method} ${url as string}`,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      return Promise.resolve(new Response('{}', { status: 500 }));
    },
    origin: '',
    WCS_API: '/wcs/resources/store/30002',
    storeName: 'RL-GB',
    locale: 'en-GB',
    language: 'en',
    langId: '44',
  });
  const scope = fork({ handlers: new Map<any, any>(handlers) }); // any: effector's own handler map
  await allSettled(fx, { scope, params });
  return sent[0];
}

const store = '/wcs/resources/store/30002';

it('API-06 adds to the bag with the item, cin, optIn and sfid', async () => {
  const params = { variantId: '87', quantity: 2, cin: 'C1', optIn: 'false' as const, sfid: 'S1' };
  expect(await sentBy(addItemFx, params)).toEqual({
    line: `POST ${store}/cart`,
    body: {
      orderItem: [{ partNumber: '87', quantity: '2' }],
      cin: 'C1',
      optIn: 'false',
      sfid: 'S1',
    },
  });
});

it('API-07 API-08 changes and removes an order item', async () => {
  expect(await sentBy(updateLineFx, { lineId: '7', quantity: 3 })).toEqual({
    line: `PUT ${store}/cart/@self/update_order_item`,
    body: { orderItem: [{ orderItemId: '7', quantity: '3' }] },
  });
  expect(await sentBy(removeLineFx, { lineId: '7' })).toEqual({
    line: `PUT ${store}/cart/@self/delete_order_item`,
    body: { orderItemId: '7' },
  });
});

it('API-09 API-10 reads mini bag and details in the language of the store', async () => {
  expect(await sentBy(miniBagFx, undefined)).toEqual({
    line: `GET ${store}/cart/@self/minibag?langId=44`,
    body: undefined,
  });
  expect(await sentBy(detailsFx, undefined)).toEqual({
    line: `GET ${store}/cart/@self/details?langId=44`,
    body: undefined,
  });
});

it('API-13 recalculates with the three usages', async () => {
  expect(await sentBy(calculateFx, undefined)).toEqual({
    line: `POST ${store}/cart/calculate`,
    body: { calculationUsageId: [-1, -2, -7], doPrice: 'Y', doFreeGift: 'N', updatePrices: 1 },
  });
});

it('API-28 API-37 API-38 reads user info, creates a guest identity and deletes it', async () => {
  expect(await sentBy(readUserInfoFx, undefined)).toEqual({
    line: `GET ${store}/userinfo/@self?requestNewsLetterInfo=1`,
    body: undefined,
  });
  expect(await sentBy(createGuestFx, undefined)).toEqual({
    line: `POST ${store}/guestidentity?updateCookies=true`,
    body: undefined,
  });
  expect(await sentBy(deleteGuestFx, undefined)).toEqual({
    line: `DELETE ${store}/guestidentity/@self`,
    body: undefined,
  });
});

it('API-35 API-36 ENT-09 signs in and out', async () => {
  const params = { email: 'ada@example.test', password: 'indigo-1873', rememberMe: true };
  expect(await sentBy(signInFx, params)).toEqual({
    line: `POST ${store}/loginidentity?updateCookies=true&rememberMe=true`,
    body: { logonId: 'ada@example.test', logonPassword: 'indigo-1873', rememberMe: true },
  });
  expect(await sentBy(signOutFx, undefined)).toEqual({
    line: `DELETE ${store}/loginidentity/@self`,
    body: undefined,
  });
});

it('API-49 API-50 adds to the wishlist and removes from it by name', async () => {
  expect(await sentBy(addToWishlistFx, { productId: 'RL0001RAW' })).toEqual({
    line: `POST ${store}/wishlist/@self/item`,
    body: { productId: 'RL0001RAW' },
  });
  expect(await sentBy(removeFromWishlistFx, { productId: 'RL0001RAW', name: 'my list' })).toEqual({
    line: `PUT ${store}/wishlist/delete/my%20list/RL0001RAW`,
    body: undefined,
  });
});
