import { describe, it } from 'vitest';
import {
  type BagDecision,
  type BagMessage,
  type BagContext,
  decideBag,
} from '#src/cart/changes/decide.ts';
import { NO_ACTIVE_ORDER } from '#src/cart/bag/cart.ts';
import type { CartChange, Queue } from '#src/cart/changes/queue.ts';
import { decided } from '#tests/decided.ts';
import { line } from '../bag.ts';

const GUEST = { status: 'guest', userId: '-1001', orderId: '55' } as const;
const REGISTERED: BagContext['user'] = {
  status: 'registered',
  userId: '1001',
  orderId: '55',
  userEmail: 'shopper-1@example.test',
  newsletterSignedUp: false,
  permissionInfo: { newsletterConsentRequired: false },
  wishlist: { name: 'Wishlist', itemCount: 0, itemIds: [] },
};
const usual: BagContext = {
  queue: { current: null, waiting: [] },
  user: GUEST,
  lines: [],
  isOnline: true,
};
const given = decided(decideBag, usual);

const item = { variantId: '1', productId: 'RL0001RAW', quantity: 1 };
const add: CartChange = { kind: 'add', ...item };
const update: CartChange = { kind: 'update', lineId: 'L1', quantity: 3 };
const remove: CartChange = { kind: 'remove', lineId: 'L1' };
const atRest: Queue = { current: null, waiting: [] };
const sending = (current: CartChange, ...waiting: CartChange[]): Queue => ({ current, waiting });
const answered = (payload: Extract<BagMessage, { kind: 'answered' }>['payload']): BagMessage => ({
  kind: 'answered',
  payload,
});
const lost = { kind: 'network' } as const;
const refused = (status: number) => ({ kind: 'http' as const, status, errors: [] });

describe('a requested change', () => {
  it('is sent at once when none is pending, with the current quantity', () => {
    const based = { ...add, base: 2 };
    given({ queue: atRest, lines: [line({ variantId: '1', quantity: 2 })] })
      .when({ kind: 'addItem', payload: item })
      .then({ enqueue: add, queue: sending(based), startChange: based });
  });

  it('waits for a connection', () => {
    given({ queue: atRest, isOnline: false })
      .when({ kind: 'addItem', payload: item })
      .then({ enqueue: add, queue: { current: null, waiting: [add] } });
    const based = { ...add, base: 0 };
    given({ queue: { current: null, waiting: [add] } })
      .when({ kind: 'cameOnline', payload: undefined })
      .then({ queue: sending(based), startChange: based });
  });

  it('reads the user again if the read failed offline', () => {
    given({ queue: { current: null, waiting: [add] }, user: { status: 'failed' } })
      .when({ kind: 'cameOnline', payload: undefined })
      .then({ readUserInfo: undefined });
  });

  it('is not doubled by a double press', () => {
    given({ queue: sending(add) })
      .when({ kind: 'addItem', payload: item })
      .then({});
  });

  it('restores a line, and names the removal it undoes', () => {
    const back = line({ variantId: '1', quantity: 1 });
    const wish: CartChange = { ...add, line: back, undoes: 'L1' };
    given({ queue: sending(remove) })
      .when({ kind: 'restoreLine', payload: back })
      .then({ enqueue: wish, queue: sending(remove, wish) });
  });

  it('reads no user info without a connection', () => {
    given({ queue: atRest, isOnline: false, user: { status: 'failed' } })
      .when({ kind: 'wishChange', payload: update })
      .then({ enqueue: update, queue: { current: null, waiting: [update] } });
  });

  it('has no base quantity while the bag is unknown, and a removal never', () => {
    given({ lines: null })
      .when({ kind: 'addItem', payload: item })
      .then({ enqueue: add, queue: sending(add), startChange: add });
    given()
      .when({ kind: 'removeLine', payload: { lineId: 'L1' } })
      .then({ enqueue: remove, queue: sending(remove), startChange: remove });
  });

  it('is dropped with all adds that wait, and the bag is read', () => {
    given({ queue: sending(add, add, remove) })
      .when({ kind: 'dropWaitingAdds', payload: undefined })
      .then({ queue: sending(add, remove), invalidate: undefined });
  });

  it('is not sent while another is pending, the user is being read, or offline', () => {
    const considered: BagMessage = { kind: 'considered', payload: undefined };
    const waiting: Queue = { current: null, waiting: [update] };
    given().when(considered).then({});
    given({ queue: sending(add, update) })
      .when(considered)
      .then({});
    given({ queue: waiting, user: { status: 'loading' } })
      .when(considered)
      .then({});
    given({ queue: waiting, isOnline: false }).when(considered).then({});
    given({ user: { status: 'failed' } })
      .when({ kind: 'cameOnline', payload: undefined })
      .then({});
  });

  it('SES-13 belongs to its user', () => {
    const owned = { ...remove, ownerId: '1001' };
    given({ queue: sending(add), user: REGISTERED })
      .when({ kind: 'removeLine', payload: { lineId: 'L1' } })
      .then({ enqueue: owned, queue: sending(add, owned) });
  });

  it('to zero is a removal, and to less is refused', () => {
    given({ queue: sending(add) })
      .when({ kind: 'changeQuantity', payload: { lineId: 'L1', quantity: 0 } })
      .then({ enqueue: remove, queue: sending(add, remove) });
    const wrong = { lineId: 'L1', quantity: -1 };
    given({ queue: atRest })
      .when({ kind: 'changeQuantity', payload: wrong })
      .then({ quantityRefused: wrong });
  });

  it('waits for the user, and reads it unless already being read', () => {
    const wish: BagMessage = { kind: 'wishChange', payload: update };
    const waiting = { enqueue: update, queue: { current: null, waiting: [update] } };
    given({ queue: atRest, user: { status: 'loading' } })
      .when(wish)
      .then(waiting);
    given({ queue: atRest, user: { status: 'failed' } })
      .when(wish)
      .then({ ...waiting, readUserInfo: undefined });
  });

  it('CRT-05 fails without a user or an order', () => {
    const waiting: Queue = { current: null, waiting: [update] };
    const considered: BagMessage = { kind: 'considered', payload: undefined };
    given({ queue: waiting, user: { status: 'failed' } })
      .when(considered)
      .then({
        queue: sending(update),
        failChange: { change: update, reason: 'the user is not known' },
      });
    given({ queue: waiting, user: { ...GUEST, orderId: '0' } })
      .when(considered)
      .then({ queue: sending(update), failChange: { change: update, reason: NO_ACTIVE_ORDER } });
  });
});

describe('the server’s answer', () => {
  it.each<[CartChange, BagDecision]>([
    [add, { addFailed: { variantId: '1', status: 400 } }],
    [update, { lineChangeFailed: { lineId: 'L1', kind: 'update', status: 400 } }],
    [
      { kind: 'removeCode', code: 'A' },
      { codeChangeFailed: { code: 'A', kind: 'removeCode', status: 400 } },
    ],
    [
      { kind: 'gift', isGift: true, note: 'x', isWrapped: true },
      { giftChangeFailed: { status: 400 } },
    ],
  ])('that refuses $kind leads to the failure of that kind', (change, fact) => {
    given({ queue: sending(change) })
      .when({ kind: 'failChange', payload: { change, status: 400 } })
      .then({ ...fact, endChange: undefined });
  });

  it('CRT-03 CRT-04 about failed sums reloads the bag, and after an add also the user', () => {
    const sums: BagMessage = {
      kind: 'calculated',
      payload: { status: 'fail', error: refused(500) },
    };
    const follows = {
      recalculationFailed: { status: 500 },
      invalidate: undefined,
      endChange: undefined,
    };
    given({ queue: atRest }).when(sums).then(follows);
    given({ queue: sending(add) })
      .when(sums)
      .then({ ...follows, readUserInfo: undefined });
  });

  it('to nothing requested is ignored', () => {
    given({ queue: atRest })
      .when(answered({ status: 'done', result: undefined }))
      .then({});
  });

  it('that refuses is reported; a lost one reloads bag and user', () => {
    given({ queue: sending(add) })
      .when(answered({ status: 'fail', error: refused(400) }))
      .then({ failChange: { change: add, status: 400 } });
    given({ queue: sending(add) })
      .when(answered({ status: 'fail', error: refused(401) }))
      .then({ failChange: { change: add, status: 401 }, readUserInfo: undefined });
    given({ queue: sending(add) })
      .when(answered({ status: 'fail', error: lost }))
      .then({ failChange: { change: add }, invalidate: undefined, readUserInfo: undefined });
  });

  it('CRT-05 that the order is unknown reloads user and bag', () => {
    const errorKey = '_ERR_ORDER_NOT_FOUND';
    const error = {
      ...refused(400),
      errors: [{ errorKey, errorMessage: '', errorParameters: [] }],
    };
    given({ queue: sending(add) })
      .when(answered({ status: 'fail', error }))
      .then({
        failChange: { change: add, status: 400, errorKey },
        invalidate: undefined,
        readUserInfo: undefined,
      });
  });

  it('a failed change ends; a failed removal cannot be undone', () => {
    const back: CartChange = { ...add, undoes: 'L1' };
    given({ queue: sending(remove, back) })
      .when({ kind: 'failChange', payload: { change: remove, status: 400 } })
      .then({
        lineChangeFailed: { lineId: 'L1', kind: 'remove', status: 400 },
        queue: sending(remove),
        endChange: undefined,
      });
  });
});
