import type { SimulatedCall } from '#harness/simulate/call.ts';
import type { SessionView } from '#harness/simulate/invariant.ts';
import type { PageView } from '#harness/simulate/view.ts';

/** A page that satisfies all invariants. */
export const goodPage: PageView = {
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
export const goodSession: SessionView = {
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
export function sessionWith(...pages: Partial<PageView>[]): SessionView {
  return {
    ...goodSession,
    pages: pages.map((page, index) => ({
      tab: `tab ${index + 1}`,
      view: { ...goodPage, ...page },
    })),
  };
}

/** A pending call, sent once at 2000. */
export function callOf(name: string, change: Partial<SimulatedCall> = {}): SimulatedCall {
  const attempts = [{ sentAt: 2000, applied: [] }];
  return { name, owner: '10001', fatalExempt: [], isUnseen: false, attempts, ...change };
}
