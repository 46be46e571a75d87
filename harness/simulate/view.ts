import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $signInState } from '#src/auth/model.ts';
import { $dialogFlag } from '#src/auth/dialog-model.ts';
import { $isReadingBag } from '#src/cart/bag/details-model.ts';
import { $bagPage, $miniBag } from '#src/cart/bag/bag-model.ts';
import { $queue } from '#src/cart/changes/changes-model.ts';
import { $addressBook } from '#src/checkout/details/address-book/address-book-model.ts';
import { $delivery } from '#src/checkout/details/delivery/delivery-model.ts';
import { $isDetailsOpen } from '#src/checkout/details/delivery/details-open-model.ts';
import { $saving } from '#src/checkout/details/details-save-model.ts';
import { $giftCards } from '#src/checkout/payment/gift-cards/gift-cards-model.ts';
import { $payment } from '#src/checkout/payment/pay/payment-model.ts';
import type { PaymentState } from '#src/checkout/payment/payment.ts';
import { $express, $expressReview } from '#src/checkout/paypal-express/paypal-express-model.ts';
import type { ReviewState } from '#src/checkout/paypal-express/review.ts';
import { $checkout } from '#src/checkout/steps/steps-model.ts';
import { $consent } from '#src/consent/model.ts';
import { $isFatal } from '#src/fatal-error/model.ts';
import { $balance } from '#src/gift-card/balance-model.ts';
import { $listing } from '#src/listing/model.ts';
import { $membership } from '#src/membership/membership-model.ts';
import { $account } from '#src/my-account/account-model.ts';
import { $book, $bookWork } from '#src/my-account/addresses/addresses-model.ts';
import { isPending } from '#src/ports/http/mutation.ts';
import { $cardWork, $cards } from '#src/my-account/cards/cards-model.ts';
import { $newsletterPreferences } from '#src/my-account/newsletter-preferences/newsletter-preferences-model.ts';
import { $isGathering } from '#src/my-account/privacy/data-export-model.ts';
import { $cancel } from '#src/orders/document/cancel-model.ts';
import { $lookup } from '#src/orders/lookup-model.ts';
import { $order } from '#src/orders/order-model.ts';
import { $giftCardPageId } from '#src/product/gift-card-model.ts';
import { $isSomethingMissing } from '#src/ports/lost-files.ts';
import { $product } from '#src/product/model.ts';
import { $features } from '#src/ports/features.ts';
import { $isExpired, $lifecycle } from '#src/session/lifecycle-model.ts';
import type { Lifecycle } from '#src/session/lifecycle.ts';
import { $userInfo } from '#src/session/model.ts';
import type { UserInfoState } from '#src/session/session.ts';
import { $itemCount, $itemIds } from '#src/wishlist/hearts-model.ts';
import { $pending } from '#src/wishlist/pending-model.ts';
import type { SimulatedCall } from './call.ts';
import type { Pieces } from './pieces.ts';
import type { Page } from './page.ts';
import type { Staleness } from './staleness.ts';

/** Observable state of one page: shown content and pending work. */
export interface PageView {
  lifecycle: Lifecycle;
  isExpired: boolean;
  dialogFlag: string;
  isFatal: boolean;
  /** A call returned a fatal answer. */
  hasFatalAnswer: boolean;
  user: UserInfoState;
  wishlist: { itemCount: number; itemIds: readonly string[] };
  /** Pieces by variant as shown in the mini bag and on the bag page; null if not shown. */
  shownBags: readonly [miniBag: Pieces | null, bagPage: Pieces | null];
  /** Page kind and loading status: `listing`, `ready`. */
  content: { page: string; status: string };
  payment: PaymentState['status'];
  /** Order of a loaded confirmation page, if the shopper agreed to analytics. */
  thanked: string | undefined;
  /** Orders reported as placed in this turn. */
  ordered: readonly string[];
  /** Parts that are pending. */
  waiting: readonly string[];
  /** Calls that are pending, or settled in this turn. */
  calls: readonly SimulatedCall[];
  /** Facts of this turn that report an effect. */
  told: readonly string[];
  /** True if the latest result of each of these calls was an answer. */
  hasAnswered(...calls: readonly string[]): boolean;
  /** Another page changed the bag, or the wishlist, without reporting it. */
  isBagInDoubt: boolean;
  isWishlistInDoubt: boolean;
  /** Another page changed the session's user without reporting it. */
  isPersonInDoubt: boolean;
  /** Number of calls held by the gate. */
  held: number;
  /** Number of held calls that were refused, not just delayed. */
  refusedHeld: number;
}

function isStale(doubt: Staleness['bag'], read: string, page: Page): boolean {
  return doubt !== undefined && doubt.by !== page && (page.seen.readAt.get(read) ?? 0) < doubt.at;
}

function thankedOrder(scope: Scope): string | undefined {
  const order = scope.getState($order);
  const isMeasured =
    scope.getState($consent)?.analytical === true &&
    scope.getState($features)['measure'] === 'here';
  if (!isMeasured || scope.getState($page).kind !== 'confirmation') return undefined;
  return order.status === 'ready' ? order.order.orderId : undefined;
}

/** Reads a page's state through the stores of its views. */
export function viewOf(page: Page, doubts: Staleness): PageView {
  const { scope, calls, seen, gate } = page;
  const of = scope.getState.bind(scope);
  return {
    calls,
    told: seen.told,
    ordered: seen.ordered,
    hasFatalAnswer: seen.hasFatalAnswer,
    hasAnswered: (...names) => names.every((name) => seen.outcomes.get(name) !== 'fail'),
    isBagInDoubt:
      isStale(doubts.bag, 'cart.miniBag', page) ||
      (of($bagPage).status !== 'closed' &&
        ['cart.details', 'cart.customDetails'].every((read) => isStale(doubts.bag, read, page))),
    isWishlistInDoubt: isStale(doubts.wishlist, 'session.userInfo', page),
    isPersonInDoubt: isStale(doubts['sign-in'], 'session.userInfo', page),
    get held() {
      return gate.held;
    },
    get refusedHeld() {
      return page.refusedHeld;
    },
    get thanked() {
      return thankedOrder(scope);
    },
    get lifecycle() {
      return of($lifecycle);
    },
    get isExpired() {
      return of($isExpired);
    },
    get dialogFlag() {
      return of($dialogFlag);
    },
    get isFatal() {
      return of($isFatal);
    },
    get user() {
      return of($userInfo);
    },
    get wishlist() {
      return { itemCount: of($itemCount), itemIds: of($itemIds) };
    },
    get shownBags() {
      return shownBags(scope);
    },
    get content() {
      return contentOf(scope);
    },
    get payment() {
      return of($payment).status;
    },
    get waiting() {
      return waitingOf(scope);
    },
  };
}

type Lines = readonly { variantId: string; quantity: number }[];

function piecesIn(lines: Lines): Pieces {
  return Object.fromEntries(lines.map(({ variantId, quantity }) => [variantId, quantity]));
}

function shownBags(scope: Scope): PageView['shownBags'] {
  const mini = scope.getState($miniBag);
  const page = scope.getState($bagPage);
  return [
    mini.status === 'loaded' ? piecesIn(mini.bag.lines) : mini.status === 'empty' ? {} : null,
    page.status === 'loaded' ? piecesIn(page.details.lines) : page.status === 'empty' ? {} : null,
  ];
}

function contentOf(scope: Scope): PageView['content'] {
  const { kind } = scope.getState($page);
  // A line over the page shows this and offers to retry.
  if (scope.getState($isSomethingMissing)) return { page: kind, status: 'missing' };
  switch (kind) {
    case 'home':
    case 'listing':
      return { page: kind, status: scope.getState($listing).status };
    case 'product':
      return { page: kind, status: scope.getState($product).status };
    case 'bag':
      return { page: kind, status: scope.getState($bagPage).status };
    case 'checkout':
      return { page: kind, status: scope.getState($checkout).status };
    case 'gift-cards':
      return { page: kind, status: giftCardStatus(scope) };
    default:
      return { page: kind, status: 'shown' };
  }
}

/** The feature that opens it loads shortly after the page. */
function giftCardStatus(scope: Scope): string {
  return scope.getState($giftCardPageId) === null ? 'coming' : scope.getState($product).status;
}

/** Pending parts of a page. */
function waitingOf(scope: Scope): string[] {
  const of = scope.getState.bind(scope);
  const { current, waiting } = of($queue);
  const parts = {
    user: of($userInfo).status === 'loading',
    listing: of($listing).status === 'loading',
    product: of($product).status === 'loading',
    bag: of($bagPage).status === 'loading' || of($isReadingBag),
    'bag changes': current !== null || waiting.length > 0,
    'wishlist changes': of($pending).length > 0,
    'sign-in': of($signInState).status === 'submitting',
    // A page without a bag, or with an unknown payment, shows this and offers a way on. During a visit to a
    // provider the result is decided after the return.
    'a step of the checkout':
      of($bagPage).status !== 'failed' &&
      !['uncertain', 'leaving'].includes(of($payment).status) &&
      ['waiting', 'asking'].includes(of($checkout).status),
    'the details': ['checking', 'delivering', 'billing'].includes(of($saving).status),
    'the delivery': of($isDetailsOpen) && of($delivery).status === 'loading',
    'the address book': of($isDetailsOpen) && of($addressBook).status === 'loading',
    'a gift card': of($giftCards).isAdding,
    'the balance of a gift card': of($balance).status === 'asking',
    'a payment': ['paying', 'returning', 'cancelling', 'asking'].includes(of($payment).status),
    'PayPal express': ['starting', 'verifying'].includes(of($express).status),
    'the review of PayPal express':
      of($express).status === 'confirm' &&
      of($payment).status !== 'uncertain' &&
      isComing(of($expressReview)),
    'an order': of($order).status === 'loading',
    'the look-up of an order': of($lookup).status === 'looking',
    'the cancelling of an order': of($cancel).status === 'sending',
    'the account': of($account).status === 'loading',
    'the addresses': of($book).status === 'loading',
    'a change of the addresses': isPending(of($bookWork)),
    'the cards': of($cards).status === 'loading',
    'a change of the cards': of($cardWork).status === 'changing',
    'the letters': of($newsletterPreferences).status === 'loading',
    'the data': of($isGathering),
    'the membership': of($membership).status === 'loading',
  };
  return Object.entries(parts).flatMap(([part, isWaiting]) => (isWaiting ? [part] : []));
}

function isComing(review: ReviewState): boolean {
  return review.status === 'loading' || (review.status === 'shown' && !review.isFresh);
}
