import { sample } from 'effector';
import { splitMap } from 'patronum';
import { integer, never, nullable, object, string } from 'superstruct';
import { digitalDataCall } from './digital-data-api.ts';
import { DigitalDataCart } from './digital-data-contract.ts';
import { command, fact, port, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';

/** `visit` tells two visits of one page apart. */
const OfPage = object({ cartId: string(), pageType: string(), visit: string() });

/** What analytics are told of a page on which something is bought; amounts in minor units. */
const CartEntry = object({ pageType: string(), cart: DigitalDataCart });

/** API-14, API-25: asks what analytics are to know of a bag, or of the order that it has become; once for each visit of a page (ANA-01). */
export const wantCartData = command('analytics/wantCartData', OfPage);
const readCartData = command('analytics/readCartData', OfPage);

export const cartDataLoaded = fact(
  'analytics/cartDataLoaded',
  object({ pageType: string(), itemCount: integer() }),
);
/** Analytics have to do without: nothing of it is the shopper's concern. */
export const cartDataMissed = fact('analytics/cartDataMissed', OfPage);

/** Puts an entry where analytics scripts look for it. */
export const pushCartFx = port('analytics/tellCart', {
  params: CartEntry,
  done: nothing(),
  fail: never(),
});
export const digitalDataFx = callFx(digitalDataCall);

/** ENT-15: the bag as analytics saw it last. */
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

// Of a page that has been left nobody is told.
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
