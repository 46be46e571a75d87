import {
  type InProcessBackend,
  type SessionOrder,
  createInProcessBackend,
} from '#harness/backend/in-process.ts';
import type { BackendRequest } from '#harness/backend/message.ts';
import { SESSION_MS } from '#harness/backend/session/sessions.ts';
import { withState, type World } from '#harness/backend/world.ts';
import type { LoggedCall } from '#src/ports/http/call-log.ts';
import type { CallLog } from '#src/ports/http/made-calls.ts';
import type { TabMessage } from '#src/ports/tabs.ts';
import type { Attempt } from './call.ts';
import type { Chance } from './chance.ts';
import { type ShadowModel, createShadowModel } from './shadow-model.ts';
import { type AccountChanges, createAccountChanges } from './oracles/account-changes-oracle.ts';
import { type Purchases, createPurchases } from './purchases.ts';
import { type Measured, createMeasured } from './measured.ts';
import { type PageLock, createSharedLock } from './renewal-lock.ts';
import type { Staleness } from './staleness.ts';
import type { VirtualTime } from './virtual-time.ts';

/** State shared by all tabs of one browser, and its backend. */
export interface Browser {
  backend: InProcessBackend;
  shadow: ShadowModel;
  purchases: Purchases;
  accounts: AccountChanges;
  measured: Measured;
  /** The shopper's consent choice and analytics visitor id. */
  cookies: Map<string, string>;
  /** Store of all its tabs, by address parameter. */
  store: string | null;
  readonly isRenewalLockTaken: boolean;
  lockOfPage(): PageLock;
  doubts: Staleness;
  /** Time of a page's last guest renewal. */
  renewedAt: number;
  storage: Map<string, string>;
  /** Session row of the cookie. */
  row: number | undefined;
  /** Stores the cookie of an answer. */
  take(row: number | undefined): void;
  /** Person reported as signed in by a page. */
  person: string | undefined;
  /** Person who became a guest without signing out. */
  lostPerson: string | undefined;
  /** Pending requests at the backend, with their attempts. */
  attempts: Map<BackendRequest, Attempt>;
  /** Wraps the call log between a page's calls and its data layer. */
  callLog(log: CallLog, tell: (entry: LoggedCall) => void): CallLog;
  /** Ends the session at its next request. */
  order(order: SessionOrder): void;
  /** Ends the grace period of all scheduled account deletions. */
  endWaiting(): void;
  listen(tab: object, onMessage: (message: TabMessage) => void): void;
  tell(from: object, message: TabMessage): void;
}

export interface BrowserOptions {
  seed: number;
  time: VirtualTime;
  chance: Chance;
  store: string | null;
  planted?: Planted | undefined;
}

/** A deliberate fault, to test that the simulation finds it. */
export interface Planted {
  /** Changes the backend's world after a request. */
  world?(world: World, request: BackendRequest): World;
  lock?(lock: PageLock): PageLock;
  /** Replaces the data layer's call log. */
  log?(tell: (entry: LoggedCall) => void): CallLog;
}

const MESSAGE_MS = 3;

export function createBrowser({ seed, time, chance, store, planted }: BrowserOptions): Browser {
  const listeners = new Map<object, (message: TabMessage) => void>();
  const attempts = new Map<BackendRequest, Attempt>();
  const purchases = createPurchases();
  const accounts = createAccountChanges();
  const shadow = createShadowModel(purchases);
  const lock = createSharedLock();
  let order: SessionOrder | undefined;

  const backend = createInProcessBackend({
    seed,
    now: () => time.now,
    sessionMs: SESSION_MS,
    wait: (ms) => time.wait(ms),
    faults: () => chance.plan(),
    takeOrder() {
      const due = order;
      order = undefined;
      return due;
    },
    async around(act, request) {
      const before = backend.world();
      const response = act();
      if (planted?.world) backend.setWorld(planted.world(backend.world(), request));
      const after = backend.world();
      const change = accounts.note(request, before, after);
      const applied = shadow.note(request, before, after) ?? change;
      const attempt = attempts.get(request);
      if (applied) attempt?.applied.push(applied);
      purchases.note({ request, before, after, response, told: attempt?.told });
      return response;
    },
  });

  const browser: Browser = {
    backend,
    shadow,
    purchases,
    accounts,
    measured: createMeasured((orderId) =>
      Object.hasOwn(backend.world().state.purchase.orders, orderId),
    ),
    cookies: new Map(),
    store,
    get isRenewalLockTaken() {
      return lock.isTaken;
    },
    lockOfPage: () => planted?.lock?.(lock.ofPage()) ?? lock.ofPage(),
    doubts: {},
    renewedAt: -1,
    storage: new Map(),
    row: undefined,
    person: undefined,
    lostPerson: undefined,
    take(row) {
      const sessionOf = (of = -1) => backend.world().state.sessions[of];
      const before = sessionOf(browser.row);
      const isSignedIn = before?.userId === browser.person && before?.ended === undefined;
      browser.row = row;
      if (sessionOf(row)?.isRegistered !== false) return;
      if (isSignedIn) browser.lostPerson = browser.person;
      browser.person = undefined;
    },
    attempts,
    callLog: (log, tell) => planted?.log?.(tell) ?? log,
    order(next) {
      order = next;
    },
    endWaiting() {
      const world = backend.world();
      const deletions = Object.entries(world.state.deletions ?? {}).map(
        ([id, deletion]) => [id, { ...deletion, at: time.now }] as const,
      );
      backend.setWorld(withState(world, { deletions: Object.fromEntries(deletions) }));
    },
    listen: (tab, onMessage) => void listeners.set(tab, onMessage),
    tell(from, message) {
      for (const tab of listeners.keys())
        if (tab !== from) time.after(MESSAGE_MS, () => listeners.get(tab)?.(message));
    },
  };
  return browser;
}
