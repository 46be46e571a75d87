import { describe, expect, it } from 'vitest';
import type { SimulatedCall } from '#harness/simulate/call.ts';
import type { SessionView } from '#harness/simulate/invariant.ts';
import { INVARIANTS } from '#harness/simulate/invariants.ts';
import type { PageView } from '#harness/simulate/view.ts';

/** A page that satisfies all invariants. */
const goodPage: PageView = {
  lifecycle: { status: 'alive', since: 'start' },
  isExpired: false,
  dialogFlag: 'none',
  isFatal: false,
  hasFatalAnswer: false,
  user: {
    status: 'registered',
    userId: '10001',
    orderId: '0',
    userEmail: 'shopper-1@example.test',
    newsletterSignedUp: false,
    permissionInfo: { newsletterConsentRequired: false },
    wishlist: { name: 'default', itemCount: 1, itemIds: ['RL0101RAW'] },
  },
  wishlist: { itemCount: 1, itemIds: ['RL0101RAW'] },
  shownBags: [{ '8719101': 2 }, null],
  content: { page: 'listing', status: 'ready' },
  waiting: [],
  calls: [],
  told: [],
  payment: 'idle',
  thanked: undefined,
  ordered: [],
  hasAnswered: () => true,
  isBagInDoubt: false,
  isWishlistInDoubt: false,
  isPersonInDoubt: false,
  held: 0,
  refusedHeld: 0,
};

/** A session that satisfies all invariants. */
const goodSession: SessionView = {
  pages: [{ tab: 'tab 1', view: goodPage }],
  bags: [{ userId: '10001', kept: { '8719101': 2 }, held: { '8719101': 2 } }],
  guestId: undefined,
  savedBy: () => ['RL0101RAW'],
  renewedAt: 1000,
  isRenewalLockTaken: false,
  lostPerson: undefined,
  uncaughtErrors: [],
  faultMarkers: 0,
  sessionOf: '10001',
  purchaseProblem: undefined,
  measuredProblem: undefined,
  hasPurchase: (orderId) => orderId === '701001',
  isOrder: (orderId) => orderId === '701001',
  leaks: () => [],
};

/** The good session with changes to its page, or with more pages. */
function sessionWith(...pages: Partial<PageView>[]): SessionView {
  return {
    ...goodSession,
    pages: pages.map((page, index) => ({
      tab: `tab ${index + 1}`,
      view: { ...goodPage, ...page },
    })),
  };
}

/** A pending call, sent once at 2000. */
function callOf(name: string, change: Partial<SimulatedCall> = {}): SimulatedCall {
  const attempts = [{ sentAt: 2000, applied: [] }];
  return { name, owner: '10001', fatalExempt: [], isUnseen: false, attempts, ...change };
}

const once = { sentAt: 2000, applied: [{ kind: 'bag', userId: '10001' }] } as const;
const done = { status: 'done' } as const;
const attemptOf = ({ kind, userId }: { kind: 'bag' | 'wishlist' | 'account'; userId: string }) => ({
  sentAt: 2000,
  applied: [{ kind, userId }],
});

function withCall(name: string, change: Partial<SimulatedCall>): SessionView {
  return sessionWith({ calls: [callOf(name, change)] });
}

const renewal = callOf('session.createGuest');
const need = { cause: 'refused', skipsDeletion: false, reloads: false } as const;
const creating = { status: 'creating', need } as const;

/** Incorrect sessions by invariant. */
const BAD: Record<string, readonly SessionView[]> = {
  'no bag line is lost, and none appears': [
    { ...goodSession, bags: [{ userId: '-1002', kept: { '8719101': 2 }, held: {} }] },
    { ...goodSession, bags: [{ userId: '-1002', kept: {}, held: { '8719101': 1 } }] },
    { ...goodSession, bags: [{ userId: '-1002', kept: { '1': 2 }, held: { '1': 1 } }] },
  ],
  'a change takes effect at most once': [
    withCall('cart.add', { attempts: [{ ...once, applied: [...once.applied] }, { ...once, applied: [...once.applied] }] }), // prettier-ignore
  ],
  'a form is not sent again while its answer is pending': [
    sessionWith({ calls: [callOf('address.update'), callOf('address.update')] }),
  ],
  'every confirmed change took effect': [
    sessionWith({ calls: [callOf('cart.add', { settled: done })], told: ['cart/itemAdded'] }),
    sessionWith({ told: ['cart/lineRemoved'] }),
    sessionWith({
      calls: [callOf('cart.add', { settled: done, attempts: [attemptOf(once.applied[0])] })],
    }),
  ],
  'no change of one shopper affects another': [
    withCall('cart.add', { attempts: [attemptOf({ kind: 'bag', userId: '10002' })] }),
    withCall('cart.add', { attempts: [attemptOf({ kind: 'bag', userId: '-1002' })] }),
    withCall('wishlist.add', {
      owner: 'guest',
      attempts: [attemptOf({ kind: 'wishlist', userId: '10001' })],
    }),
    withCall('account.update', { attempts: [attemptOf({ kind: 'account', userId: '10002' })] }),
  ],
  'a call is sent three times at most': [
    withCall('cart.miniBag', { attempts: Array.from({ length: 4 }, () => ({ sentAt: 1, applied: [] })) }), // prettier-ignore
  ],
  'one renewal at a time over all tabs': [
    sessionWith(
      { calls: [renewal, callOf('cart.add', { attempts: [{ sentAt: 2000, applied: [], isRefused: true }] })] }, // prettier-ignore
      { calls: [renewal] },
    ),
  ],
  'one renewal for all calls refused at a session’s end': [
    sessionWith({ calls: [renewal], lifecycle: creating }),
    sessionWith({
      calls: [
        renewal,
        callOf('cart.add', { attempts: [{ sentAt: 900, applied: [], isRefused: true }] }),
      ],
      lifecycle: creating,
    }),
  ],
  'no renewal makes a signed-in shopper a guest': [{ ...goodSession, lostPerson: '10001' }],
  'the expired flag is set exactly while a refused call of a signed-in shopper is held': [
    sessionWith({ isExpired: true }),
    sessionWith({ lifecycle: creating, isExpired: true }),
    sessionWith({ lifecycle: { status: 'expired', ownerId: '10001' }, held: 1, refusedHeld: 1 }),
    sessionWith({ held: 1, refusedHeld: 1 }),
  ],
  'the login dialog is open only while it is needed': [sessionWith({ dialogFlag: 'show' })],
  'the wishlist’s count is its number of products': [
    sessionWith({ wishlist: { itemCount: -1, itemIds: [] } }),
    sessionWith({ wishlist: { itemCount: 1, itemIds: [] } }),
    sessionWith({ wishlist: { itemCount: 2, itemIds: ['RL0101RAW', 'RL0101RAW'] } }),
  ],
  'the fatal dialog is open exactly after a 404 or 500 that is not exempt': [
    sessionWith({ isFatal: true }),
    sessionWith({ hasFatalAnswer: true }),
  ],
  'events are reported with consent only, and each purchase once': [
    { ...goodSession, measuredProblem: 'the purchase 701001 is reported twice' },
  ],
  'every confirmed order is reported as a purchase': [sessionWith({ thanked: '701002' })],
  'a page is never empty': [
    sessionWith({ content: { page: 'bag', status: 'closed' } }),
    sessionWith({ content: { page: 'product', status: 'idle' } }),
  ],
  'orders, stock and gift cards agree with what was paid': [
    { ...goodSession, purchaseProblem: '701001 costs 2, but 1 was shown' },
  ],
  'every order shown as placed exists': [sessionWith({ ordered: ['701001', '701002'] })],
  'no reducer throws': [{ ...goodSession, faultMarkers: 1 }],
  'no error is uncaught': [{ ...goodSession, uncaughtErrors: ['TypeError'] }],
  'every call ends': [withCall('cart.add', {}), sessionWith({ held: 1 })],
  'every renewal ends': [
    sessionWith({ lifecycle: creating }),
    sessionWith({ lifecycle: { status: 'expired', ownerId: null } }),
  ],
  'the renewal lock is released': [{ ...goodSession, isRenewalLockTaken: true }],
  'no view waits forever': [sessionWith({ waiting: ['bag'] })],
  'the shown bag is the backend’s': [
    sessionWith({ shownBags: [{ '8719101': 1 }, null] }),
    sessionWith({ shownBags: [{ '8719101': 2 }, {}] }),
  ],
  'the shown wishlist is the backend’s': [{ ...goodSession, savedBy: () => [] }],
  'at the end the user is known and the bag is shown': [
    sessionWith({ isFatal: true }),
    sessionWith({ lifecycle: { status: 'expired', ownerId: null } }),
    sessionWith({ user: { status: 'failed' } }),
    sessionWith({ payment: 'uncertain' }),
    { ...goodSession, sessionOf: '10002' },
    sessionWith({ shownBags: [null, null] }),
  ],
  'no trace, storage or data layer contains a secret': [
    { ...goodSession, leaks: () => ['the trace of tab 1 holds indigo-1873'] },
  ],
};

describe.each(INVARIANTS.map((invariant) => [invariant.name, invariant] as const))(
  '%s',
  (name, { ids, check }) => {
    it([...ids, 'holds for a correct session'].join(' '), () => {
      expect(check(goodSession)).toBeUndefined();
      expect(check({ ...goodSession, pages: [] })).toBeUndefined();
    });

    it([...ids, 'finds incorrect sessions'].join(' '), () => {
      expect(BAD[name]?.length).toBeGreaterThan(0);
      for (const session of BAD[name] ?? []) expect(check(session)).toMatch(/\S/);
    });
  },
);

it('SES-15 SES-16 a guest renewal on every first page is no expiry', () => {
  const isUp = INVARIANTS.find(({ ids }) => ids.includes('SES-16'));
  const status = { status: 'creating', need: { ...need, cause: 'negative-id' } } as const;
  expect(isUp?.check(sessionWith({ lifecycle: status }))).toBeUndefined();
  expect(isUp?.check(sessionWith({ lifecycle: status, refusedHeld: 1 }))).toBeUndefined();
  expect(isUp?.check(sessionWith({ lifecycle: status, isExpired: true }))).toMatch(/true/);
});

it('SES-13 SES-14 a page that waits for a new sign-in may hold calls', () => {
  const waiting = sessionWith({
    ...goodPage,
    lifecycle: { status: 'expired', ownerId: '10001' },
    isExpired: true,
    dialogFlag: 'show',
    calls: [callOf('cart.add')],
    held: 1,
    refusedHeld: 1,
    waiting: ['bag changes'],
  });
  const quiet = INVARIANTS.filter(({ when }) => when !== 'end');
  expect(quiet.map(({ check }) => check(waiting)).filter(Boolean)).toEqual([]);
});

it('CRT-04 keeps showing the old bag when another tab’s renewal answer was lost', () => {
  const bag = INVARIANTS.find(({ name }) => name.startsWith('the shown bag'));
  const guest = { status: 'guest', userId: '-1002', orderId: '0' } as const;
  const shown = { user: guest, shownBags: [{ '8719101': 2 }, null] } as const;
  const session = { guestId: '-1003', bags: [] };
  const told = sessionWith(shown);
  expect(bag?.check({ ...told, ...session })).toMatch(/-1003/);
  const doubted = sessionWith({ ...shown, isPersonInDoubt: true });
  expect(bag?.check({ ...doubted, ...session })).toBeUndefined();
});
