import type { Scope } from 'effector';
import { $page } from '#src/app/wiring.ts';
import { $drawer, $signInState } from '#src/auth/model.ts';
import { $dialogFlag } from '#src/auth/dialog-model.ts';
import { $bagPage, $isReadingBag, $miniBag } from '#src/cart/bag-model.ts';
import { $queue } from '#src/cart/changes-model.ts';
import { $isFatal } from '#src/fatal-error/model.ts';
import { $listing } from '#src/listing/model.ts';
import { $product } from '#src/product/model.ts';
import { $isExpired, $lifecycle } from '#src/session/lifecycle-model.ts';
import type { Lifecycle } from '#src/session/lifecycle.ts';
import { $userInfo } from '#src/session/model.ts';
import type { UserInfoState } from '#src/session/session.ts';
import { $pending } from '#src/wishlist/pending-model.ts';
import type { SimulatedCall } from './call.ts';
import type { Pieces } from './ledger.ts';

/** What can be seen of one page: what it shows, and what it is waiting for. */
export interface PageView {
  lifecycle: Lifecycle;
  isExpired: boolean;
  dialogFlag: string;
  isFatal: boolean;
  user: UserInfoState;
  /** Pieces by variant as the mini bag shows them; null while it shows none. */
  shownBag: Pieces | null;
  /** Which page the address means, and what it shows: `listing`, `ready`. */
  content: { page: string; status: string };
  /** Parts that say that something is coming. */
  waiting: readonly string[];
  /** Calls under way, and those that came back in this turn. */
  calls: readonly SimulatedCall[];
  /** Calls that the gate keeps. */
  held: number;
}

/** Looks at a page through what its views read. */
export function viewOf(scope: Scope, calls: readonly SimulatedCall[], held: number): PageView {
  const of = scope.getState.bind(scope);
  return {
    calls,
    held,
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
    get shownBag() {
      return shownBag(scope);
    },
    get content() {
      return contentOf(scope);
    },
    get waiting() {
      return waitingOf(scope);
    },
  };
}

function shownBag(scope: Scope): Pieces | null {
  const shown = scope.getState($miniBag);
  if (shown.status === 'empty') return {};
  if (shown.status !== 'loaded') return null;
  return Object.fromEntries(
    shown.bag.lines.map(({ variantId, quantity }) => [variantId, quantity]),
  );
}

function contentOf(scope: Scope): PageView['content'] {
  const { kind } = scope.getState($page);
  const status = {
    home: () => scope.getState($listing).status,
    listing: () => scope.getState($listing).status,
    product: () => scope.getState($product).status,
    bag: () => scope.getState($bagPage).status,
  };
  const read = kind in status ? status[kind as keyof typeof status] : () => 'shown';
  return { page: kind, status: read() };
}

function waitingOf(scope: Scope): string[] {
  const { current, waiting } = scope.getState($queue);
  const parts = {
    user: scope.getState($userInfo).status === 'loading',
    listing: scope.getState($listing).status === 'loading',
    product: scope.getState($product).status === 'loading',
    bag: scope.getState($bagPage).status === 'loading' || scope.getState($isReadingBag),
    'bag changes': current !== null || waiting.length > 0,
    'wishlist changes': scope.getState($pending).length > 0,
    'sign-in': scope.getState($signInState).status === 'submitting',
  };
  return Object.entries(parts).flatMap(([part, isWaiting]) => (isWaiting ? [part] : []));
}

/** Whether the sign-in drawer is in front of everything. */
export function isDrawerOpen(scope: Scope): boolean {
  return scope.getState($drawer).status === 'open';
}
