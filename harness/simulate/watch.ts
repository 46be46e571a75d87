import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { Browser } from './browser.ts';
import type { Invariant, SessionView } from './invariant.ts';
import { INVARIANTS } from './invariants.ts';
import { piecesOf } from './shadow-model.ts';
import { GIFT_CARD_NUMBER, PURCHASE_SECRETS } from './choices/purchase-people.ts';
import type { UncaughtErrors } from './uncaught-errors.ts';
import type { Tab } from './tab.ts';
import { viewOf } from './view.ts';

export interface Finding {
  invariant: string;
  problem: string;
}

export interface Watched {
  browser: Browser;
  tabs: readonly Tab[];
  uncaughtErrors: UncaughtErrors;
}

export interface Watch {
  readonly finding: Finding | undefined;
  begin(watched: Watched): void;
  /** Throws at the first violated invariant. */
  look(when: Invariant['when']): void;
  /** Records the error that ended the session: a violation or an unexpected error. */
  note(error: unknown): void;
}

class Violation extends Error {}

export function createWatch(): Watch {
  let finding: Finding | undefined;
  let watched: Watched | undefined;

  return {
    get finding() {
      return finding;
    },
    begin(session) {
      watched = session;
    },
    look(moment) {
      if (!watched) return;
      const session = sessionView(watched);
      for (const { name, when, check } of INVARIANTS) {
        const problem = when === moment ? check(session) : undefined;
        if (problem === undefined) continue;
        finding = { invariant: name, problem };
        throw new Violation(problem);
      }
      if (moment === 'always') for (const { page } of watched.tabs) page?.forgetTurn();
    },
    note(error) {
      if (error instanceof Violation) return;
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      finding = { invariant: 'the simulation does not throw', problem };
    },
  };
}

function sessionView({ browser, tabs, uncaughtErrors }: Watched): SessionView {
  return {
    pages: tabs.flatMap(({ name, page, isLeaving }) =>
      page && !isLeaving ? [{ tab: name, view: viewOf(page, browser.doubts) }] : [],
    ),
    bags: browser.shadow.bags.map(({ userId, kept }) => ({
      userId,
      kept,
      held: piecesOf(browser.backend.world(), userId),
    })),
    guestId: browser.shadow.guestId,
    savedBy: (userId) => savedBy(browser, userId),
    renewedAt: browser.renewedAt,
    lostPerson: browser.lostPerson,
    isRenewalLockTaken: browser.isRenewalLockTaken,
    uncaughtErrors: uncaughtErrors.heard,
    faultMarkers: tabs.reduce((sum, { faultMarkers }) => sum + faultMarkers, 0),
    sessionOf: openSessionOf(browser),
    purchaseProblem: browser.purchases.problem,
    measuredProblem: browser.measured.problem,
    hasPurchase: browser.measured.hasPurchase,
    isOrder: (orderId) => Object.hasOwn(browser.backend.world().state.purchase.orders, orderId),
    leaks: () => leaksIn(tabs, browser),
  };
}

/** The other brand's products are on its own site. */
function savedBy({ backend }: Browser, userId: string): string[] | undefined {
  const { catalogue, state } = backend.world();
  if (state.gone?.includes(userId)) return undefined;
  const saved = state.wishlists[userId] ?? [];
  return saved.filter((id) => catalogue.byId.get(id)?.style.brand === 'RL');
}

function openSessionOf({ row = -1, backend }: Browser): string | undefined {
  const session = backend.world().state.sessions[row];
  return session && !session.ended ? session.userId : undefined;
}

function leaksIn(tabs: readonly Tab[], { backend, storage, accounts }: Browser): string[] {
  const secrets = [
    ...Object.values(DEMO_ACCOUNTS).map(({ email }) => email),
    ...backend.world().state.sessions.map(({ token }) => token),
    ...accounts.secrets,
  ];
  const { sessions: _, ...world } = backend.world().state;
  const kept = [
    { where: 'the storage', text: JSON.stringify([...storage]) },
    ...tabs.map(({ name, kept: ofTab }) => ({ where: `the storage of ${name}`, text: ofTab() })),
  ];
  const written = tabs.flatMap(({ name, trace, dataLayer }) => [
    { where: `the trace of ${name}`, text: trace() },
    { where: `the data layer of ${name}`, text: dataLayer.join('\n') },
  ]);
  return [
    ...found([...written, ...kept], secrets),
    ...found(
      [...written, ...kept, { where: 'the world', text: JSON.stringify(world) }],
      [...PURCHASE_SECRETS, GIFT_CARD_NUMBER],
    ),
  ];
}

function found(
  places: readonly { where: string; text: string }[],
  secrets: readonly (string | RegExp)[],
): string[] {
  return places.flatMap(({ where, text }) =>
    secrets
      .filter((secret) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text)))
      .map((secret) => `${where} holds ${String(secret)}`),
  );
}
