import { isExpired as isOverNow } from '#src/session/lifecycle.ts';
import { isGuestId, isKnown } from '#src/session/session.ts';
import { ONE_AT_A_TIME, TOLD_BY, appliedBy } from './call.ts';
import { type Invariant, first, ofCalls, ofPages } from './invariant.ts';
import { type Pieces, isSamePieces } from './pieces.ts';
import type { PageView } from './view.ts';

/** Checks at a time; the requirements that it follows from are separated by spaces. */
function checkedAt(when: Invariant['when']) {
  return (requirements: string, check: Invariant['check']) => ({
    when,
    ids: requirements.split(' ').filter(Boolean),
    check,
  });
}

const always = checkedAt('always');
const quiet = checkedAt('quiet');
const end = checkedAt('end');

const RULES: Readonly<Record<string, Omit<Invariant, 'name'>>> = {
  'no bag line is lost, and none appears': always('CRT-01 SES-07', ({ bags }) =>
    first(bags, ({ userId, kept, held }) =>
      isSamePieces(kept, held)
        ? undefined
        : `the bag of ${userId} holds ${text(held)} instead of ${text(kept)}`,
    ),
  ),
  'a change takes effect at most once': always(
    'SES-07 SES-08',
    ofCalls((call) => {
      const times = appliedBy(call).length;
      return times > 1 ? `${call.name} took effect ${times} times` : undefined;
    }),
  ),
  'a form is not sent again while its answer is pending': always(
    'SES-07',
    ofPages(({ calls }) => {
      const due = calls.filter(({ settled, name }) => !settled && ONE_AT_A_TIME.includes(name));
      const twice = due.find(({ name, owner }, at) =>
        due.slice(0, at).some((other) => other.name === name && other.owner === owner),
      );
      return twice && `${twice.name} is pending twice`;
    }),
  ),
  'every confirmed change took effect': always(
    'CRT-02 WSH-03 WSH-04 API-45',
    ofPages(({ calls, told }) => {
      const done = calls.filter(({ settled, name }) => settled?.status === 'done' && TOLD_BY[name]);
      const idle = done.find((call) => appliedBy(call).length !== 1);
      if (idle) return `${idle.name} succeeded, but took no effect`;
      const due = done.map(({ name }) => TOLD_BY[name]);
      return inOrder(due) === inOrder(told)
        ? undefined
        : `the shop confirmed [${told.join()}], but [${due.join()}] succeeded`;
    }),
  ),
  'no change of one shopper affects another': always(
    'SES-13 WSH-02',
    ofCalls((call, { isPersonInDoubt }) => {
      const { owner, name } = call;
      if (owner === null || isPersonInDoubt) return undefined;
      const other = appliedBy(call).find(
        ({ kind, userId }) =>
          (kind === 'wishlist' || kind === 'account' || (kind === 'bag' && owner !== 'guest')) &&
          userId !== owner,
      );
      return other && `${name} of ${owner} took effect for ${other.userId}`;
    }),
  ),
  'a call is sent three times at most': always(
    'SES-08',
    ofCalls(({ name, attempts }) =>
      attempts.length > 3 ? `${name} was sent ${attempts.length} times` : undefined,
    ),
  ),
  'one renewal at a time over all tabs': always('SES-14', ({ pages }) => {
    const renewals = pages.flatMap(({ view }) => view.calls.filter(isRenewing));
    return renewals.length > 1 ? `${renewals.length} renewals are pending` : undefined;
  }),
  'one renewal for all calls refused at a session’s end': always(
    'SES-07 SES-14',
    ({ pages, renewedAt }) =>
      first(pages, ({ tab, view: { calls, lifecycle } }) => {
        if (!calls.some(isRenewing)) return undefined;
        if ('need' in lifecycle && lifecycle.need.cause === 'negative-id') return undefined; // SES-15
        const isDue = calls.some(({ attempts }) =>
          attempts.some(({ isRefused, sentAt }) => isRefused && sentAt >= renewedAt),
        );
        return isDue ? undefined : `${tab} renews a session without a refused call`;
      }),
  ),
  'no renewal makes a signed-in shopper a guest': always('SES-17 SES-18', ({ lostPerson }) =>
    lostPerson === undefined ? undefined : `${lostPerson} was signed in and is a guest now`,
  ),
  'the expired flag is set exactly while a refused call of a signed-in shopper is held': always(
    'SES-16',
    ofPages(({ lifecycle, isExpired, refusedHeld }) => {
      // SES-13, SES-15, SES-18: guest renewal and sign-out finish before the dialog opens.
      const isBeforehand = 'need' in lifecycle || lifecycle.status === 'signing-out';
      const isOver = refusedHeld > 0 && !isBeforehand;
      return isOver === isExpired
        ? undefined
        : `the flag is ${isExpired} while ${refusedHeld} refused calls are held`;
    }),
  ),
  'the login dialog is open only while it is needed': always(
    'AUT-01 AUT-20 SES-13',
    ofPages(({ lifecycle, dialogFlag }) =>
      dialogFlag === 'show' && !isOverNow(lifecycle)
        ? `the dialog is open while the session is ${lifecycle.status}`
        : undefined,
    ),
  ),
  'the wishlist’s count is its number of products': always(
    'WSH-03 WSH-04 WSH-06',
    ofPages(({ wishlist: { itemCount, itemIds } }) =>
      itemCount === itemIds.length && itemCount >= 0 && new Set(itemIds).size === itemCount
        ? undefined
        : `the count is ${itemCount} for ${itemIds.length} products`,
    ),
  ),
  'the fatal dialog is open exactly after a 404 or 500 that is not exempt': always(
    'FTL-01 FTL-02 FTL-03 FTL-04',
    ofPages(({ isFatal, hasFatalAnswer }) =>
      isFatal === hasFatalAnswer
        ? undefined
        : `the dialog is ${isFatal ? 'open without' : 'closed despite'} such an answer`,
    ),
  ),
  'a page is never empty': always(
    'RTE-08 RTE-18 LST-01',
    ofPages(({ content: { page, status } }) =>
      status === 'idle' || status === 'closed' ? `the ${page} page is ${status}` : undefined,
    ),
  ),
  'orders, stock and gift cards agree with what was paid': always(
    'API-53 API-54 GFT-01 PAY-01',
    ({ purchaseProblem }) => purchaseProblem,
  ),
  'every order shown as placed exists': always('PAY-01 API-53 API-54', ({ pages, isOrder }) =>
    first(pages, ({ tab, view: { ordered } }) => {
      const wrong = ordered.find((orderId) => !isOrder(orderId));
      return wrong === undefined
        ? undefined
        : `${tab} shows ${wrong} as placed, which does not exist`;
    }),
  ),
  'events are reported with consent only, and each purchase once': always(
    'PAY-01 ANA-01',
    ({ measuredProblem }) => measuredProblem,
  ),
  'every confirmed order is reported as a purchase': quiet('PAY-01', ({ pages, hasPurchase }) =>
    first(pages, ({ tab, view: { thanked } }) =>
      thanked === undefined || hasPurchase(thanked)
        ? undefined
        : `${tab} confirms ${thanked}, which was not reported as a purchase`,
    ),
  ),
  'no reducer throws': always('', ({ faultMarkers }) =>
    faultMarkers > 0 ? `the log has ${faultMarkers} fault markers` : undefined,
  ),
  'no error is uncaught': always('', ({ uncaughtErrors }) => uncaughtErrors[0]),
  'every call ends': quiet(
    'SES-08 SES-14',
    ofPages(({ calls, held, lifecycle }) =>
      calls.length + held === 0 || isOverNow(lifecycle)
        ? undefined
        : `${calls[0]?.name ?? 'a call'} has no answer, ${held} are held`,
    ),
  ),
  'every renewal ends': quiet(
    'SES-07 SES-14',
    ofPages(({ lifecycle, dialogFlag }) => {
      if (lifecycle.status === 'alive') return undefined;
      if (!isOverNow(lifecycle)) return `the session stays ${lifecycle.status}`;
      return dialogFlag === 'show' ? undefined : 'no sign-in is requested';
    }),
  ),
  'the renewal lock is released': quiet('SES-14', ({ isRenewalLockTaken }) =>
    isRenewalLockTaken ? 'the lock is taken' : undefined,
  ),
  'no view waits forever': quiet(
    'SES-14 CRT-06',
    ofPages(({ waiting, lifecycle }) =>
      waiting.length === 0 || isOverNow(lifecycle)
        ? undefined
        : `still waiting for ${waiting.join(', ')}`,
    ),
  ),
  'the shown bag is the backend’s': quiet('CRT-03 CRT-04', ({ pages, bags, guestId }) =>
    first(pages, ({ tab, view }) => {
      const { user, shownBags, hasAnswered, lifecycle } = view;
      if (!isKnown(user) || lifecycle.status !== 'alive') return undefined;
      if (!hasAnswered('session.userInfo', 'cart.miniBag', 'cart.details', 'cart.customDetails'))
        return undefined;
      // After a lost renewal or sign-in the shop has an outdated user until its next call.
      const ownerId = user.status === 'guest' ? guestId : user.userId;
      if (ownerId === undefined || view.isBagInDoubt || view.isPersonInDoubt) return undefined;
      const held = bags.find(({ userId }) => userId === ownerId)?.held ?? {};
      const wrong = shownBags.find((shown) => shown && !isSamePieces(shown, held));
      if (!wrong) return undefined;
      return `${tab} shows ${text(wrong)}, ${ownerId} has ${text(held)}`;
    }),
  ),
  'the shown wishlist is the backend’s': quiet('WSH-01 WSH-02 WSH-05', ({ pages, savedBy }) =>
    first(pages, ({ tab, view }) => {
      const { user, wishlist, hasAnswered, lifecycle } = view;
      if (user.status !== 'registered' || lifecycle.status !== 'alive') return undefined;
      if (!hasAnswered('session.userInfo') || view.isWishlistInDoubt) return undefined;
      if (view.isPersonInDoubt) return undefined;
      const saved = savedBy(user.userId);
      // A page detects a deleted account only with its next call.
      return !saved || inOrder(saved) === inOrder(wishlist.itemIds)
        ? undefined
        : `${tab} shows [${wishlist.itemIds.join()}], ${user.userId} has [${saved.join()}]`;
    }),
  ),
  'at the end the user is known and the bag is shown': end(
    'SES-06 CRT-01 FTL-06',
    ({ pages, sessionOf }) =>
      first(pages, ({ tab, view }) => {
        const { user, isFatal, lifecycle, shownBags, payment } = view;
        if (isFatal || lifecycle.status !== 'alive')
          return `${tab} is ${isFatal ? 'in a fatal error' : lifecycle.status}`;
        if (payment === 'uncertain') return `${tab} has an order of unknown outcome`;
        if (!isKnown(user)) return `${tab} has no known user: ${user.status}`;
        const isOther = sessionOf !== undefined && user.userId !== sessionOf;
        const isTold = view.hasAnswered('session.userInfo') && !view.isPersonInDoubt;
        if (isOther && isTold && !(isGuestId(user.userId) && isGuestId(sessionOf)))
          return `${tab} has the user ${user.userId} instead of ${sessionOf}`;
        return shownBags[0] ? undefined : `${tab} shows no bag`;
      }),
  ),
  'no trace, storage or data layer contains a secret': end(
    'API-02 ANA-03',
    (session) => session.leaks()[0],
  ),
};

/** Invariants of every session, for any action and any fault. */
export const INVARIANTS: readonly Invariant[] = Object.entries(RULES).map(([name, rule]) => ({
  name,
  ...rule,
}));

function isRenewing({ name, settled }: PageView['calls'][number]): boolean {
  return name === 'session.createGuest' && !settled;
}

function inOrder(names: readonly (string | undefined)[]): string {
  return names.toSorted((one = '', other = '') => (one < other ? -1 : 1)).join();
}

function text(pieces: Pieces): string {
  return JSON.stringify(pieces);
}
