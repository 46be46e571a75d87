/** Contents of the bag page, and of the bag beside the checkout. */
import { merge, sample } from 'effector';
import { or } from 'patronum';
import { integer, object } from 'superstruct';
import { command, fact, feature } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { whenLoaded } from '../../ports/features.ts';
import { callFx } from '../../ports/http/call.ts';
import { hasErrorKey, statusField } from '../../ports/http/errors.ts';
import { query } from '../../ports/http/query.ts';
import { $userInfo, readUserInfo } from '../../session/model.ts';
import { NO_ORDER, orderIdOf } from '../../session/session.ts';
import { customDetailsCall, detailsCall } from './api.ts';
import {
  $bagPage,
  $detailsKind,
  $isReadingMiniBag,
  $tags,
  bagSeen,
  invalidate,
  known,
  openBag,
  openCheckoutBag,
  readFailed,
  readRefused,
  withOrder,
  withoutOrder,
} from './bag-model.ts';
import { NO_ACTIVE_ORDER, NO_CART_DETAILS } from './cart.ts';

feature('bag-page');

const readDetails = command('cart/readDetails', noPayload());

export const detailsLoaded = fact('cart/detailsLoaded', object({ lineCount: integer() }));

export const detailsFx = callFx(detailsCall);
export const customDetailsFx = callFx(customDetailsCall);

const detailsWanted = sample({ clock: readDetails, source: $userInfo }).filterMap(known);
// Without an order there is no bag, and earlier requests are discarded (CRT-05).
const detailsRefused = detailsWanted.filterMap(withoutOrder);

const fetchDetails = command('cart/fetchDetails', noPayload());
const fetchCustomDetails = command('cart/fetchCustomDetails', noPayload());
// Discards requests of the other kind of page.
const details = query('cart/detailsRead', {
  start: fetchDetails,
  readFx: detailsFx,
  forget: [openCheckoutBag, detailsRefused],
});
const customDetails = query('cart/customDetailsRead', {
  start: fetchCustomDetails,
  readFx: customDetailsFx,
  forget: [openBag, detailsRefused],
});
const detailsDone = merge([details.doneData, customDetails.doneData]);
const detailsFailed = merge([details.failData, customDetails.failData]);

export const $isReadingBag = or($isReadingMiniBag, details.$isUnderWay, customDetails.$isUnderWay);

const detailsOf = sample({ clock: detailsWanted.filterMap(withOrder), source: $detailsKind });
sample({ clock: detailsOf, filter: (kind) => kind === 'details', target: fetchDetails });
sample({
  clock: detailsOf,
  filter: (kind) => kind === 'customDetails',
  target: fetchCustomDetails,
});
sample({
  clock: detailsRefused,
  source: $detailsKind,
  fn: (read) => ({ read, reason: NO_ACTIVE_ORDER }),
  target: readRefused,
});

$bagPage
  .on(detailsDone, (page, read) =>
    page.status === 'closed' ? page : { status: 'loaded', details: read },
  )
  .on(detailsRefused, (page) => (page.status === 'closed' ? page : { status: 'empty' }))
  .on(detailsFailed, (page) =>
    page.status === 'loading' ? { status: 'failed', reason: NO_CART_DETAILS } : page,
  );

sample({
  clock: detailsDone,
  fn: ({ lines }) => ({ lineCount: lines.length }),
  target: detailsLoaded,
});
sample({
  clock: detailsFailed,
  source: $detailsKind,
  fn: (read, error) => ({ read, reason: NO_CART_DETAILS, ...statusField(error) }), // CRT-06
  target: readFailed,
});
// The order is over, as for the mini bag.
sample({
  clock: detailsFailed,
  source: $userInfo,
  filter: (user, error) =>
    orderIdOf(user) !== NO_ORDER && hasErrorKey(error, '_ERR_ORDER_NOT_FOUND'),
  fn: () => undefined,
  target: readUserInfo,
});

// CRT-03
sampleStores({
  clock: invalidate,
  source: { tags: $tags, page: $bagPage, shown: $detailsKind },
  filter: ({ tags, page, shown }) => tags.includes(shown) && page.status !== 'closed',
  target: readDetails,
});
sample({ clock: [openBag, openCheckoutBag], target: readDetails });
sample({ clock: bagSeen, filter: ({ needsDetails }) => needsDetails, target: readDetails });
sample({
  clock: whenLoaded('bag-page'),
  source: $bagPage,
  filter: ({ status }) => status === 'loading',
  target: readDetails,
});
