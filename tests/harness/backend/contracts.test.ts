import { array, create, is, type Struct } from 'superstruct';
import { expect, it } from 'vitest';
import * as cart from '#src/cart/bag/response.ts';
import { CartChangeResult, CartDetails, MiniBagContents } from '#src/cart/bag/contract.ts';
import { Product } from '#src/product/contract.ts';
import * as listing from '#src/listing/contract.ts';
import * as product from '#src/product/response.ts';
import * as session from '#src/session/contract.ts';
import * as stock from '#src/stock/contract.ts';
import * as wishlist from '#src/wishlist/contract.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { createClient, variantOf } from './client.ts';

const { mira } = DEMO_ACCOUNTS;

/** Passes an answer through its contract and checks the value against the domain's struct. */
function read<Answer, Value>(
  answer: unknown,
  contract: Struct<Answer, any>,
  reader: (answer: Answer) => Value,
  value: Struct<Value, any>,
): Value {
  const result = reader(create(answer, contract));
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(is(result, value)).toBe(true);
  return result;
}

async function signedIn() {
  const client = createClient();
  const { body } = await client.signIn(mira.email, mira.password);
  return { client, body };
}

it('ENT-04 user info of a guest and of a registered user', async () => {
  const client = createClient();
  const created = (await client.guest()).body;
  const guest = read(
    created,
    session.GuestIdentityAnswer,
    session.readGuestIdentity,
    session.GuestIdentity,
  );
  expect(Object.keys(guest)).toEqual(['userId']);
  const info = async () =>
    read(
      (await client.get('/userinfo/@self')).body,
      session.UserInfoAnswer,
      session.toUserInfo,
      session.UserInfo,
    );
  expect(await info()).toEqual({ userType: 'guest', userId: guest.userId, orderId: '0' });
  const { body } = await client.signIn(mira.email, mira.password);
  const signedOn = read(body, session.SignInAnswer, session.readSignedIn, session.SignedIn);
  expect(JSON.stringify(signedOn)).not.toContain(body.token);
  expect(await info()).toMatchObject({
    userType: 'registered',
    wishlist: { name: 'default', itemCount: 2 },
  });
});

it('ENT-20 every listing of both brands', async () => {
  const client = createClient();
  for (const store of ['RL-GB', 'RL-HU', 'HM-DE', 'HM-CH']) {
    const url = '/transformer/products?filter[category]=all&page[limit]=99';
    const { body } = await client.send('GET', url, undefined, store);
    const { tiles } = read(body, listing.ListingAnswer, listing.readListing, listing.Listing);
    expect(tiles.length).toBeGreaterThan(50);
    expect(JSON.stringify(tiles[0]).length).toBeLessThan(500);
  }
});

it('ENT-12 ENT-14 every product', async () => {
  const client = createClient();
  for (const { id, style } of client.backend.world().catalogue.products) {
    const url = `/transformer/products/${id}`;
    const { body } = await client.send('GET', url, undefined, `${style.brand}-DE`);
    const [first] = read(body, product.ProductAnswer, product.readProducts, array(Product));
    expect(first?.id).toBe(id);
    expect(first?.description).not.toBe('');
  }
});

it('API-22 inventory', async () => {
  const ids = [0, 5, 6, 7].map((at) => variantOf('RL0101RAW', at));
  const { body } = await createClient().get(`/transformer/inventoryavailability/${ids.join(',')}`);
  expect(read(body, stock.InventoryAnswer, stock.readInventory, stock.Inventory)).toEqual(
    Object.fromEntries([
      [ids[0], '12.0'],
      [ids[1], '0.0'],
      [ids[2], ''],
    ]),
  );
});

it('API-49 API-50 the wishlist', async () => {
  const { client } = await signedIn();
  const { body } = await client.send('PUT', '/wishlist/delete/default/RL0101RAW');
  expect(read(body, wishlist.WishlistAnswer, wishlist.readWishlist, wishlist.Wishlist)).toEqual({
    name: 'default',
    itemCount: 1,
    itemIds: ['RL0601MID'],
  });
});

it('ENT-19 CRT-11 the bag, its mini bag and its changes', async () => {
  const { client } = await signedIn();
  const added = await client.add(variantOf('RL0101RIN'), 2);
  read(added.body, cart.CartChangeAnswer, cart.readCartChange, CartChangeResult);
  await client.add(variantOf('RL2601STD'));
  const details = read(
    (await client.bag()).body,
    cart.CartDetailsAnswer,
    cart.readCartDetails,
    CartDetails,
  );
  expect(details).toMatchObject({
    goods: 21380,
    discount: 0,
    giftCards: 2500,
    shipping: 0,
    total: 23880,
    paypalExpress: false,
  });
  expect(details.lines[0]).toMatchObject({ colour: 'Rinse', size: '30 / 32', quantity: 2 });
  const mini = read(
    (await client.get('/cart/@self/minibag?langId=-1')).body,
    cart.MiniBagAnswer,
    cart.toMiniBag,
    MiniBagContents,
  );
  expect(mini).toMatchObject({ count: 3, subtotal: 21380, giftCards: 2500 });
});

it('CRT-11 attributes that are no JSON list do not hide the bag', async () => {
  const { client } = await signedIn();
  await client.add(variantOf('RL0101RIN'));
  const { body } = await client.bag();
  for (const broken of ['', '{', 'null', '[1]', '{"__proto__":1}']) {
    body.items[0].xitem_attributes = broken;
    const [line] = cart.readCartDetails(create(body, cart.CartDetailsAnswer)).lines;
    expect(line).toMatchObject({ colour: '', size: '', quantity: 1 });
  }
});
