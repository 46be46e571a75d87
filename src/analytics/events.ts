import type { Unit } from 'effector';
import type { passwordCreated, accountConfirmed } from '../auth/password/link-model.ts';
import type { signInFailed, signInOpened, signedIn } from '../auth/model.ts';
import type { registered } from '../auth/registration/registration-model.ts';
import type { BagPageState, MiniBagState } from '../cart/bag/cart.ts';
import type { CartLine } from '../cart/bag/contract.ts';
import type { cartItemAdded, lineRemoved, quantityChanged } from '../cart/changes/changes-model.ts';
import type { detailsRefused, detailsSaved } from '../checkout/details/details-save-model.ts';
import type { paymentBegun } from '../checkout/payment/pay/payment-model.ts';
import type { exposed } from '../experiments/model.ts';
import type { OfferedDelivery } from '../checkout/details/delivery/delivery.ts';
import type { Tile } from '../listing/contract.ts';
import type { ListingState } from '../listing/listing.ts';
import type { Order } from '../orders/contract.ts';
import type { orderCancelled } from '../orders/document/cancel-model.ts';
import type { OrderState, orderLoaded } from '../orders/order-model.ts';
import type { ProductState } from '../product/product.ts';
import type { searched } from '../search/model.ts';
import type { wishlistItemAdded } from '../wishlist/model.ts';
import type { campaignKnown } from './campaign-model.ts';
import type { EventItem, MeasuredEvent } from './event.ts';
import { itemOfLine, itemOfOrder, itemOfProduct, itemOfTile, major, valueOf } from './items.ts';
import type { fileMissed, longTaskMeasured } from './long-tasks-model.ts';
import type { vitalMeasured } from './vitals-model.ts';
import type { pageTold, productViewFired } from './data-layer/page-data-model.ts';

/** Shop state that rules read besides a fact. */
export interface ShopSight {
  currency: string;
  brand: string;
  /** Start of the page, in milliseconds since 1970. */
  now: number;
  /** True on an order confirmation page. */
  isThanking: boolean;
  product: ProductState;
  listing: ListingState;
  /** Row products by id; null if unknown to the shop. */
  named: Readonly<Record<string, Tile | null>>;
  /** Type of the previous page; empty for none. */
  from: string;
  miniBag: MiniBagState;
  bagPage: BagPageState;
  /** States of lazy features, for rules that need them. */
  order?: OrderState;
  delivery?: OfferedDelivery;
}

/** States of lazy features by log name. */
export type NeededState = 'orders/order' | 'checkout/delivery';

/**
 * An event to report; one with the same `once` is reported only the first time, across tabs and
 * reloads.
 */
export interface Derived {
  event: MeasuredEvent;
  once?: string | undefined;
  /** Limits `once` to a visit. */
  isOfVisit?: true;
}

type Tell<Payload> = (payload: Payload, sight: ShopSight, fact: string) => readonly Derived[];

interface Rule {
  needs?: NeededState;
  tell: Tell<any>; // any: facts of every payload
}

function rule<Fact>(
  tell: Tell<Fact extends Unit<infer Payload> ? Payload : never>,
  needs?: NeededState,
): Rule {
  return { tell, ...(needs && { needs }) };
}

/** ANA-08: type of every sign-in that the backend refuses by an error key. */
const WRONG_PAIR = 'invalid email/password combination';
const ERROR_KEY = /^_?ERR_/;

interface Refusal {
  errorKey?: string;
  reason?: string;
}

/** ANA-08: facts of forms that the backend has refused. */
const REFUSALS = [
  ['auth/accountRequestFailed', 'registration'],
  ['auth/registrationFailed', 'guest account'],
  ['auth/passwordRequestFailed', 'forgot'],
  ['account/detailsNotSaved', 'details'],
  ['account/emailNotAsked', 'email'],
  ['account/passwordNotChanged', 'password'],
  ['account/addressNotChanged', 'address'],
  ['account/cardNotChanged', 'card'],
  ['checkout/giftCardRefused', 'paying gift card'],
  ['contact/letterFailed', 'letter'],
  ['gift-card/balanceRefused', 'balance'],
  ['membership/membershipChangeFailed', 'membership'],
  ['newsletter/signUpFailed', 'newsletter'],
  ['orders/lookupFailed', 'lookup'],
  ['orders/receiptRefused', 'receipt'],
] as const;

/**
 * Maps log facts to GA4 events; nothing else of a shopper's actions is measured. A leading `*` is a
 * wildcard.
 */
export const EVENTS: readonly (readonly [fact: string, rule: Rule])[] = [
  // RTE-26
  [
    'analytics/campaignKnown',
    rule<typeof campaignKnown>((campaign) => one('campaign_details', campaign)),
  ],
  ['analytics/pageTold', rule<typeof pageTold>((page, sight) => pageEvents(page, sight))],
  [
    'analytics/productViewFired',
    rule<typeof productViewFired>(({ productId }, sight) => [
      ...selected(productId, sight),
      ...one('view_item', goods([itemOf(productId, sight)], sight.currency)),
    ]),
  ],
  [
    'cart/itemAdded',
    rule<typeof cartItemAdded>(({ productId, quantity }, sight) =>
      one('add_to_cart', goods([{ ...itemOf(productId, sight), quantity }], sight.currency)),
    ),
  ],
  [
    'cart/lineRemoved',
    rule<typeof lineRemoved>(({ lineId }, sight) => bagChange(lineOf(lineId, sight), 0, sight)),
  ],
  [
    'cart/quantityChanged',
    rule<typeof quantityChanged>(({ lineId, quantity }, sight) =>
      bagChange(lineOf(lineId, sight), quantity, sight),
    ),
  ],
  [
    'wishlist/itemAdded',
    rule<typeof wishlistItemAdded>(({ productId }, sight) =>
      one('add_to_wishlist', goods([itemOf(productId, sight)], sight.currency)),
    ),
  ],
  [
    'checkout/detailsSaved',
    rule<typeof detailsSaved>(
      ({ optionId }, sight) =>
        ofBag('add_shipping_info', sight, { shipping_tier: tierOf(optionId, sight) }),
      'checkout/delivery',
    ),
  ],
  [
    'checkout/paymentBegun',
    rule<typeof paymentBegun>(({ method }, sight) =>
      ofBag('add_payment_info', sight, { payment_type: method }),
    ),
  ],
  ['orders/orderLoaded', rule<typeof orderLoaded>((_, sight) => thanked(sight), 'orders/order')],
  // After a return from a payment provider, the order may load before measurement or consent.
  ...['analytics/pageTold', 'parts/loaded', 'consent/choiceMade', 'consent/choiceFollowed'].map(
    (fact) => [fact, rule<Unit<unknown>>((_, sight) => thanked(sight), 'orders/order')] as const,
  ),
  [
    'orders/orderCancelled',
    rule<typeof orderCancelled>(
      ({ orderId }, { order, currency, brand }) =>
        order?.status === 'ready' && order.orderId === orderId
          ? ofOrder('refund', order.order, brand)
          : // For an order found by postcode, GA4 needs only the number.
            one('refund', { transaction_id: orderId, currency }, `refund ${orderId}`),
      'orders/order',
    ),
  ],
  ['search/searched', rule<typeof searched>(({ term }) => one('search', { search_term: term }))],
  ['auth/signedIn', rule<typeof signedIn>(() => one('login', { method: 'password' }))],
  ['auth/registered', rule<typeof registered>(() => one('sign_up', { method: 'order' }))],
  [
    'auth/accountConfirmed',
    rule<typeof accountConfirmed>(() => one('sign_up', { method: 'mail' })),
  ],
  ['auth/passwordCreated', rule<typeof passwordCreated>(() => one('login', { method: 'mail' }))],
  // AUT-12
  ['auth/signInOpened', rule<typeof signInOpened>(({ place }) => one('drawer_open', { place }))],
  // ANA-07: applies to every form of the builder.
  [
    '*FormRefused',
    rule<Unit<{ wrong: string[] }>>(({ wrong }, _, fact) =>
      formError(formNameOf(fact), 'frontend', wrong.join(' ')),
    ),
  ],
  // ANA-08
  [
    'auth/signInFailed',
    rule<typeof signInFailed>(({ errorKey }) =>
      formError('login', 'backend', ERROR_KEY.test(errorKey) ? WRONG_PAIR : errorKey),
    ),
  ],
  ...REFUSALS.map(
    ([fact, form]) =>
      [
        fact,
        rule<Unit<Refusal>>(({ errorKey, reason = 'refused' }) =>
          formError(form, 'backend', errorKey ?? reason),
        ),
      ] as const,
  ),
  [
    'checkout/detailsRefused',
    rule<typeof detailsRefused>(({ wrong, errorKey }) =>
      errorKey === undefined
        ? formError('delivery', 'frontend', wrong.join(' '))
        : formError('delivery', 'backend', errorKey),
    ),
  ],
  [
    'experiments/exposed',
    rule<typeof exposed>(({ key, variant }) => [
      {
        event: { name: 'exposure', params: { experiment_id: key, variant_id: variant } },
        once: `exposure ${key} ${variant}`,
        isOfVisit: true,
      },
    ]),
  ],
  // WVT-01…06
  [
    'analytics/vitalMeasured',
    rule<typeof vitalMeasured>(({ name, value, rating, target, pageType }) =>
      one('web_vital', {
        metric_name: name,
        metric_value: value,
        metric_rating: rating,
        ...(target !== '' && { metric_target: target }),
        page_type: pageType,
      }),
    ),
  ],
  [
    'analytics/longTaskMeasured',
    rule<typeof longTaskMeasured>(({ ms, pageType }) =>
      one('long_task', { task_ms: ms, page_type: pageType }),
    ),
  ],
  [
    'analytics/fileMissed',
    rule<typeof fileMissed>(({ type, path, pageType }) =>
      one('file_missing', {
        file_type: type,
        file_path: path.slice(-LONGEST_PARAM),
        page_type: pageType,
      }),
    ),
  ],
];

type Params = MeasuredEvent['params'];

/** GA4 truncates longer values. */
const LONGEST_PARAM = 100;

function formError(form: string, type: 'frontend' | 'backend', message: string): Derived[] {
  return one('form_error', {
    form_name: form,
    error_type: type,
    error_message: message.slice(0, LONGEST_PARAM) || 'unknown',
  });
}

/** Form name of a fact: `auth/newPasswordFormRefused` gives `new password`. */
function formNameOf(fact: string): string {
  const noun = fact.replace(/^.*\/|FormRefused$/g, '');
  return noun === 'signIn'
    ? 'login'
    : noun.replace(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

function one(name: MeasuredEvent['name'], params: Params, once?: string): Derived[] {
  return [{ event: { name, params }, ...(once !== undefined && { once }) }];
}

function goods(items: EventItem[], currency: string): Params {
  return { currency, value: valueOf(items), items };
}

/** Page types with a listing. */
const LISTS: readonly string[] = [
  'plp',
  'glp',
  'elevated product list',
  'search results page',
  'campaign',
];
/** Page type that shows the first products of a listing. */
const HOME = 'homepage';
/** Page types that show products by id. */
const ROWS: readonly string[] = ['pdp', 'wishlist'];
const CHECKOUT: readonly string[] = [
  'checkout step 1 sign in',
  'checkout step 2 address and shipment',
];

function pageEvents({ pageType }: { pageType: string }, sight: ShopSight): readonly Derived[] {
  const { currency } = sight;
  if (pageType === 'shopping bag') return ofBag('view_cart', sight, {});
  if (CHECKOUT.includes(pageType))
    return ofBag('begin_checkout', sight, {}, `begin_checkout ${bagIdOf(sight)}`);
  const list = LISTS.includes(pageType) ? listOf(sight) : undefined;
  return list ? one('view_item_list', { item_list_id: list.id, currency, items: list.items }) : [];
}

/** GA4's `select_item` for a product chosen from a list. */
function selected(productId: string, sight: ShopSight): Derived[] {
  const item = itemInList(productId, sight);
  if (!item) return [];
  return one('select_item', {
    ...(item.item_list_id !== undefined && { item_list_id: item.item_list_id }),
    ...goods([item], sight.currency),
  });
}

/** Item as shown on the previous page. A row of products is named by its page. */
function itemInList(productId: string, sight: ShopSight): EventItem | undefined {
  const { from, named, brand } = sight;
  const item = LISTS.includes(from) || from === HOME ? itemInListing(productId, sight) : undefined;
  if (item) return from === HOME ? { ...item, item_list_id: HOME } : item;
  const tile = ROWS.includes(from) ? named[productId] : undefined;
  return tile ? itemOfTile(tile, brand, { id: from }) : undefined;
}

function itemInListing(productId: string, sight: ShopSight): EventItem | undefined {
  return listOf(sight)?.items.find(({ item_id }) => item_id === productId);
}

function listOf({ listing, brand }: ShopSight): { id: string; items: EventItem[] } | undefined {
  if (listing.status !== 'ready' || listing.listing.tiles.length === 0) return undefined;
  const id = listing.query.searchTerm === null ? listing.query.categoryId || 'all' : 'search';
  const { tiles } = listing.listing;
  return { id, items: tiles.map((tile, index) => itemOfTile(tile, brand, { id, index })) };
}

function linesOf({ bagPage, miniBag }: ShopSight): readonly CartLine[] {
  if (bagPage.status === 'loaded') return bagPage.details.lines;
  return miniBag.status === 'loaded' ? miniBag.bag.lines : [];
}

function bagIdOf({ bagPage, miniBag }: ShopSight): string {
  if (bagPage.status === 'loaded') return bagPage.details.orderId;
  return miniBag.status === 'loaded' ? miniBag.bag.orderId : '';
}

function lineOf(lineId: string, sight: ShopSight): CartLine | undefined {
  return linesOf(sight).find(({ id }) => id === lineId);
}

/** Item from the best source: product page with its list, a list, or the bag. */
function itemOf(productId: string, sight: ShopSight): EventItem {
  const { product, named, brand } = sight;
  if (product.status === 'ready' && product.productId === productId) {
    const { item_list_id: id, index } = itemInList(productId, sight) ?? {};
    return itemOfProduct(product.product, brand, id === undefined ? undefined : { id, index });
  }
  const item = itemInListing(productId, sight);
  if (item) return item;
  const line = linesOf(sight).find((each) => each.productId === productId);
  if (line) return itemOfLine(line, brand, 1);
  const tile = named[productId];
  return tile ? itemOfTile(tile, brand) : { item_id: productId, item_brand: brand };
}

function bagChange(line: CartLine | undefined, quantity: number, { currency, brand }: ShopSight) {
  if (!line || line.quantity === quantity) return [];
  const name = quantity < line.quantity ? 'remove_from_cart' : 'add_to_cart';
  return one(name, goods([itemOfLine(line, brand, Math.abs(quantity - line.quantity))], currency));
}

/** Code of a delivery option, which is the same in every store, unlike its id. */
function tierOf(optionId: string, { delivery }: ShopSight): string {
  const options = delivery?.status === 'ready' ? delivery.options : [];
  return options.find(({ id }) => id === optionId)?.code ?? optionId;
}

/** Bag event; none for an empty bag. */
function ofBag(
  name: MeasuredEvent['name'],
  sight: ShopSight,
  more: Params,
  once?: string,
): Derived[] {
  const items = linesOf(sight).map((line) => itemOfLine(line, sight.brand));
  return items.length === 0 ? [] : one(name, { ...more, ...goods(items, sight.currency) }, once);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function thanked({ isThanking, order, now, brand }: ShopSight): Derived[] {
  const isNew = isThanking && order?.status === 'ready' && isJustPlaced(order.order, now);
  return isNew ? ofOrder('purchase', order.order, brand) : [];
}

/** False for a confirmation page that is viewed again long after the order. */
function isJustPlaced({ placed }: Order, now: number): boolean {
  return Math.abs(now - Date.parse(placed)) < DAY_MS;
}

function ofOrder(name: 'purchase' | 'refund', order: Order, brand: string): Derived[] {
  const items = order.items.map((item) => itemOfOrder(item, brand));
  return one(
    name,
    {
      transaction_id: order.orderId,
      currency: order.currency,
      value: major(order.goods + order.giftCards),
      shipping: major(order.shipping + order.fee),
      ...(order.tax !== undefined && { tax: major(order.tax) }),
      items,
    },
    `${name} ${order.orderId}`,
  );
}
