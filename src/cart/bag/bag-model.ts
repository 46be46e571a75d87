import { combine, sample } from 'effector';
import { array, integer, nullable, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { answersOutdated, cameOnline } from '../../ports/connection.ts';
import { callFx } from '../../ports/http/call.ts';
import { hasErrorKey, statusField } from '../../ports/http/errors.ts';
import { query } from '../../ports/http/query.ts';
import { $userInfo, readUserInfo, userInfoFailed, userInfoLoaded } from '../../session/model.ts';
import {
  type KnownUser,
  NO_ORDER,
  type UserInfoState,
  isKnown,
  orderIdOf,
} from '../../session/session.ts';
import { miniBagCall } from './api.ts';
import {
  ALL_TAGS,
  BagPageState,
  DetailsKind,
  MiniBagState,
  NO_ACTIVE_ORDER,
  NO_CART_DETAILS,
  Tag,
  pieceCountOf,
} from './cart.ts';

feature('core');

export const readMiniBag = command('cart/readMiniBag', noPayload());
/** Opens the bag page. */
export const openBag = command('cart/openBag', noPayload());
/** Opens a checkout page, which shows the bag beside it (API-11). */
export const openCheckoutBag = command('cart/openCheckoutBag', noPayload());
/** Leaves the bag or checkout page. */
export const leaveBag = command('cart/leaveBag', noPayload());
/** Marks the bag data as stale (CRT-03). */
export const invalidate = command('cart/invalidate', noPayload());
export const retryBag = input('cart/retryBag', noPayload());

export const miniBagLoaded = fact('cart/miniBagLoaded', object({ itemCount: integer() }));
export const readRefused = fact('cart/readRefused', object({ read: Tag, reason: string() }));
export const readFailed = fact(
  'cart/readFailed',
  object({ read: Tag, reason: string(), status: optional(integer()) }),
);

export const miniBagFx = callFx(miniBagCall);

export const $miniBag = state<MiniBagState>('cart/miniBag', { status: 'unknown' }, MiniBagState);
export const $bagPage = state<BagPageState>('cart/bagPage', { status: 'closed' }, BagPageState);
export const $detailsKind = state('cart/detailsKind', 'details', DetailsKind);
/** User and order of the last bag request. */
const $readFor = state<string | null>('cart/readFor', null, nullable(string()));
export const $tags = state<Tag[]>('cart/tags', ALL_TAGS, array(Tag));

/** Pieces that pending changes add to the server's count: `$optimistic` of the lazy module `shopping`. */
export const $optimisticPieces = state('cart/piecesAhead', 0, integer());

export const $bagCount = combine($miniBag, $optimisticPieces, pieceCountOf);

const miniBagAsked = sample({ clock: readMiniBag, source: $userInfo });
const miniBagWanted = miniBagAsked.filterMap(known);
// Without an order there is no bag, and earlier requests are discarded (CRT-05).
const miniBagRefused = miniBagWanted.filterMap(withoutOrder);

const fetchMiniBag = command('cart/fetchMiniBag', noPayload());
const miniBag = query('cart/miniBagRead', {
  start: fetchMiniBag,
  readFx: miniBagFx,
  forget: [miniBagRefused],
});
export const $isReadingMiniBag = miniBag.$isUnderWay;

sample({ clock: miniBagWanted.filterMap(withOrder), target: fetchMiniBag });
// CRT-05
sample({
  clock: miniBagRefused,
  fn: () => ({ read: 'miniBag' as const, reason: NO_ACTIVE_ORDER }),
  target: readRefused,
});

/** Fires when the connection returns after the bag could not be read. */
const bagMissed = sampleStores({
  clock: cameOnline,
  source: { miniBag: $miniBag, page: $bagPage },
  filter: ({ miniBag, page }) => miniBag.status === 'failed' || page.status === 'failed',
  fn: () => {},
});

$readFor
  // A request before the user is known runs once the user is.
  .on(miniBagAsked, (_, info) => (isKnown(info) ? bagKey(info) : null))
  .on(readFailed, (readFor, { status }) => (status === 401 ? null : readFor));

$miniBag
  .on(miniBag.doneData, (_, bag) => ({ status: 'loaded', bag }))
  .on(miniBagRefused, () => ({ status: 'empty' }))
  .on([miniBag.failData, userInfoFailed], (shown) =>
    shown.status === 'unknown' ? { status: 'failed' } : shown,
  );

$detailsKind.on(openBag, () => 'details').on(openCheckoutBag, () => 'customDetails');

$bagPage
  .on([openBag, openCheckoutBag], (page) =>
    page.status === 'closed' || page.status === 'failed' ? { status: 'loading' } : page,
  )
  .on(leaveBag, () => ({ status: 'closed' }))
  .on(userInfoFailed, (page) =>
    page.status === 'loading' ? { status: 'failed', reason: NO_CART_DETAILS } : page,
  )
  .on([retryBag, bagMissed], (page) => (page.status === 'failed' ? { status: 'loading' } : page));

// CRT-07: after a 401, no request is repeated until there is a session.
$tags
  .on(readFailed, (tags, { status }) => (status === 401 ? [] : tags))
  .on(userInfoLoaded, () => ALL_TAGS);

sample({
  clock: miniBag.doneData,
  fn: ({ count }) => ({ itemCount: count }),
  target: miniBagLoaded,
});
sample({
  clock: miniBag.failData,
  fn: (error) => ({ read: 'miniBag' as const, reason: error.kind, ...statusField(error) }),
  target: readFailed,
});

// The order is over, for example after a late payment result: reload the user's active order.
sample({
  clock: miniBag.failData,
  source: $userInfo,
  filter: (user, error) =>
    orderIdOf(user) !== NO_ORDER && hasErrorKey(error, '_ERR_ORDER_NOT_FOUND'),
  fn: () => undefined,
  target: readUserInfo,
});

// The shown bag was the tab's stored one.
sample({ clock: answersOutdated, target: invalidate });

// CRT-03
sample({
  clock: invalidate,
  source: $tags,
  filter: (tags) => tags.includes('miniBag'),
  target: readMiniBag,
});

// The user could not be read: read it again, and the bag follows.
sample({
  clock: [openBag, openCheckoutBag],
  source: $userInfo,
  filter: ({ status }) => status === 'failed',
  target: readUserInfo,
});

// Another user or order has another bag.
export const bagSeen = sampleStores({
  clock: userInfoLoaded,
  source: { info: $userInfo, readFor: $readFor, page: $bagPage },
  fn: ({ info, readFor, page }) => {
    const isOther = isKnown(info) && bagKey(info) !== readFor;
    return {
      isOther,
      needsDetails: page.status !== 'closed' && (isOther || page.status === 'loading'),
    };
  },
});
sample({
  clock: bagSeen,
  filter: ({ isOther }) => isOther,
  target: readMiniBag,
});

// After a 401 the session is renewed first; the bag read follows.
const retried = sampleStores({
  clock: [retryBag, bagMissed],
  source: { info: $userInfo, tags: $tags },
  fn: ({ info, tags }) => isKnown(info) && tags.length > 0,
});
sample({
  clock: retried,
  filter: (hasUser) => !hasUser,
  target: readUserInfo,
});
sample({ clock: retried, filter: Boolean, target: invalidate });

export function known(info: UserInfoState): KnownUser | undefined {
  return isKnown(info) ? info : undefined;
}

export function withOrder(user: KnownUser): KnownUser | undefined {
  return user.orderId === NO_ORDER ? undefined : user;
}

export function withoutOrder(user: KnownUser): KnownUser | undefined {
  return user.orderId === NO_ORDER ? user : undefined;
}

function bagKey({ userId, orderId }: KnownUser): string {
  return `${userId}/${orderId}`;
}
