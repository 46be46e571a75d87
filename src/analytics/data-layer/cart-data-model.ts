import { sample } from 'effector';
import { splitMap } from 'patronum';
import { integer, never, nullable, object, string } from 'superstruct';
import { digitalDataCall } from './digital-data-api.ts';
import { DigitalDataCart } from './digital-data-contract.ts';
import { command, fact, feature, port, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';

feature('cart-data');

/** `visit` distinguishes visits of one page. */
const OfPage = object({ cartId: string(), pageType: string(), visit: string() });

/** Entry for a page of the purchase; amounts in minor units. */
const CartEntry = object({ pageType: string(), cart: DigitalDataCart });

/**
 * API-14, API-25: loads the analytics data of a bag or its order, once for each visit of a page
 * (ANA-01).
 */
export const wantCartData = command('analytics/wantCartData', OfPage);
const readCartData = command('analytics/readCartData', OfPage);

export const cartDataLoaded = fact(
  'analytics/cartDataLoaded',
  object({ pageType: string(), itemCount: integer() }),
);
/** The call failed; analytics omit the entry, and the shopper is not notified. */
export const cartDataMissed = fact('analytics/cartDataMissed', OfPage);

/** Pushes an entry to the data layer. */
export const pushCartFx = port('analytics/tellCart', {
  params: CartEntry,
  done: noPayload(),
  fail: never(),
});
export const digitalDataFx = callFx(digitalDataCall);

/** ENT-15: the bag's last analytics data. */
export const $cartData = state('analytics/cartData', null, nullable(CartEntry));
const $asked = state('analytics/asked', null, nullable(OfPage));

sample({
  clock: wantCartData,
  source: $asked,
  filter: (asked, { visit, cartId }) => asked?.visit !== visit || asked.cartId !== cartId,
  fn: (_, wanted) => wanted,
  target: readCartData,
});
$asked.on(readCartData, (_, asked) => asked);
sample({
  clock: readCartData,
  fn: ({ cartId, pageType }) => ({ cartId, pageType }),
  target: digitalDataFx,
});

// Ignores answers for a page that has been left.
const answered = sample({
  clock: digitalDataFx.finally,
  source: $asked,
  fn: (asked, outcome) => ({ asked, outcome }),
}).filterMap(({ asked, outcome }) =>
  asked?.cartId === outcome.params.cartId && asked.pageType === outcome.params.pageType
    ? { asked, outcome }
    : undefined,
);
const { read, __: missed } = splitMap({
  source: answered,
  cases: {
    read: ({ asked: { pageType }, outcome }) =>
      outcome.status === 'done' ? { pageType, cart: outcome.result } : undefined,
  },
});
sample({ clock: read, target: $cartData });
sample({ clock: missed, fn: ({ asked }) => asked, target: cartDataMissed });
const known = $cartData.updates.filterMap((entry) => entry ?? undefined);
sample({
  clock: known,
  fn: ({ pageType, cart }) => ({ pageType, itemCount: cart.items.length }),
  target: cartDataLoaded,
});
sample({ clock: known, target: pushCartFx });
