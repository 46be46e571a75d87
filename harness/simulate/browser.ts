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

/** What all tabs of one shopper's browser share, and the backend that it talks to. */
export interface Browser {
  backend: InProcessBackend;
  shadow: ShadowModel;
  purchases: Purchases;
  accounts: AccountChanges;
  measured: Measured;
  /** What its shopper has chosen to be kept, and who analytics know it as. */
  cookies: Map<string, string>;
  /** The store of all its tabs, as the address parameter has it. */
  store: string | null;
  readonly isRenewalLockTaken: boolean;
  lockOfPage(): PageLock;
  doubts: Staleness;
  /** When a page last got a new guest's identity. */
  renewedAt: number;
  storage: Map<string, string>;
  /** Row of the session that the cookie names. */
  row: number | undefined;
  /** Takes the cookie that an answer brought. */
  take(row: number | undefined): void;
  /** Whom a page said to be signed in. */
  person: string | undefined;
  /** Who was signed in, and is a guest without having wished for it. */
  lostPerson: string | undefined;
  /** Requests that are before the backend, with what they are of. */
  attempts: Map<BackendRequest, Attempt>;
  /** What stands between a page's calls and its data layer. */
  callLog(log: CallLog, tell: (entry: LoggedCall) => void): CallLog;
  /** Ends the session at the next request that carries it. */
  order(order: SessionOrder): void;
  /** The waiting time of all who want to leave is over. */
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

/** A mistake that is made on purpose, to see that it is found. */
export interface Planted {
  /** Changes what the backend has done. */
  world?(world: World, request: BackendRequest): World;
  /** Stands in front of the lock that a page has. */
  lock?(lock: PageLock): PageLock;
  /** Takes the place of what describes calls for the data layer. */
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
