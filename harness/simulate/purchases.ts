import type { BackendRequest, BackendResponse } from '#harness/backend/message.ts';
import type { OrderRecord } from '#harness/backend/payment/purchase-state.ts';
import type { World } from '#harness/backend/world.ts';
import { isGuestId } from '#src/session/session.ts';
import { errorsOf } from '#src/ports/http/read-response.ts';
import { faultsOfShadowAccounts, newOrders } from './oracles/shadow-accounts.ts';
import { type Pieces, isSamePieces } from './pieces.ts';

export interface PurchaseFigures {
  attempted: number;
  placed: number;
  outcomes: Readonly<Record<string, number>>;
}

export interface PurchaseNote {
  request: BackendRequest;
  before: World;
  after: World;
  response: BackendResponse;
  /** Total shown by the page when the shopper pressed pay. */
  told: number | undefined;
}

/**
 * Oracle for purchases, based on the shopper's actions and the shown totals only. `problem` is the first
 * difference from the backend's orders.
 */
export interface Purchases {
  press(): void;
  note(note: PurchaseNote): void;
  /** Records a placed order, with the expected pieces of the bag. */
  noteOrder(order: OrderRecord, kept: Pieces): void;
  /** Records a report of an unknown order; `userId` requested it at `askedAt`. */
  noteUnknown(orderId: string, userId: string, askedAt: number, world: World): void;
  readonly figures: PurchaseFigures;
  readonly problem: string | undefined;
}

const PAYING =
  /^POST \/wcs\/resources\/store\/\d+\/(?:payments(?:\/details)?|paypalexpress\/verify)$/;

export function createPurchases(): Purchases {
  /** Total shown at the start of each payment, by its id. */
  const toldOf = new Map<string, number>();
  const outcomes: Record<string, number> = {};
  /** Orders of guests before a sign-in: a later guest is another shopper. */
  const leftBehind = new Set<string>();
  let attempted = 0;
  let placed = 0;
  let problem: string | undefined;

  function noteTold({ before, after, told }: PurchaseNote): void {
    if (told === undefined) return;
    for (const [paymentId, payment] of Object.entries(after.state.purchase.payments))
      if (before.state.purchase.payments[paymentId] !== payment) toldOf.set(paymentId, told);
  }

  function noteSignIn({ before, after }: PurchaseNote): void {
    const { sessions, purchase } = after.state;
    if (sessions.length === before.state.sessions.length || !sessions.at(-1)?.isRegistered) return;
    for (const { orderId, userId } of Object.values(purchase.orders))
      if (isGuestId(userId)) leftBehind.add(orderId);
  }

  function checkTotals({ before, after }: PurchaseNote): void {
    for (const { orderId, paymentId, total } of newOrders(before, after)) {
      placed += 1;
      const told = toldOf.get(paymentId);
      if (told !== total) problem ??= `${orderId} costs ${total}, but ${told} was shown`;
    }
  }

  return {
    press() {
      attempted += 1;
    },
    note(note) {
      const { request, before, after, response } = note;
      if (PAYING.test(`${request.method} ${request.url.replace(/\?.*/s, '')}`)) {
        const outcome = outcomeOf(response);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        noteTold(note);
      }
      noteSignIn(note);
      checkTotals(note);
      const isChanged =
        before.state.purchase !== after.state.purchase || before.state.sold !== after.state.sold;
      if (isChanged) problem ??= faultsOfShadowAccounts(after)[0];
    },
    noteOrder({ orderId, lines }, kept) {
      const bought = Object.fromEntries(lines.map((line) => [line.variantId, line.quantity]));
      if (!isSamePieces(bought, kept))
        problem ??= `${orderId} contains ${JSON.stringify(bought)}, the bag ${JSON.stringify(kept)}`;
    },
    noteUnknown(orderId, userId, askedAt, { state }) {
      const { orders } = state.purchase;
      const order = Object.hasOwn(orders, orderId) ? orders[orderId] : undefined;
      if (!order || order.placedAt > askedAt) return;
      const isOfGuest = isGuestId(order.userId) && !leftBehind.has(orderId);
      const isOwn = order.userId === userId || (isOfGuest && isGuestId(userId));
      if (isOwn)
        problem ??= `${userId} is shown the order ${orderId} of ${order.userId} as not placed`;
    },
    get figures() {
      return { attempted, placed, outcomes };
    },
    get problem() {
      return problem;
    },
  };
}

function outcomeOf({ status, body }: BackendResponse): string {
  if (status === 0) return 'lost';
  if (status === 200 && typeof body === 'object' && body !== null)
    return String(Reflect.get(body, 'paymentStatus') ?? 'malformed');
  return errorsOf(body)[0]?.errorKey ?? String(status);
}
