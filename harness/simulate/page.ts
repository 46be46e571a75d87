import { type Scope, fork, scopeBind } from 'effector';
import '#src/app/whole-model.ts';
import { type PortHandler, createRecorder } from '#src/event-log/recorder.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { stateDigest } from '#src/event-log/state.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { saveDataFx } from '#src/my-account/privacy/data-model.ts';
import { declaredCalls } from '#src/ports/http/call.ts';
import { type LoggedCall, describeCalls } from '#src/ports/http/call-log.ts';
import { HOLIDAYS_ERROR } from '#src/delivery-days/delivery-days.ts';
import { readHolidaysFx } from '#src/delivery-days/model.ts';
import holidayFile from '#src/delivery-days/holidays.json' with { type: 'json' };
import { holidaysIn } from '#src/delivery-days/read-holidays.ts';
import type { Derived } from '#src/analytics/events.ts';
import { tellCallsFx } from '#src/analytics/data-layer/calls-model.ts';
import {
  hashEmailFx,
  readReferrerFx,
  tellPageFx,
} from '#src/analytics/data-layer/page-data-model.ts';
import { tellEventFx } from '#src/analytics/tell-model.ts';
import { readCampaignFx } from '#src/analytics/campaign-model.ts';
import { nextHitchFx } from '#src/analytics/hitches-model.ts';
import { nextVitalFx } from '#src/analytics/vitals-model.ts';
import { nextDecisionsFx } from '#src/experiments/model.ts';
import { $consent, decideVariantFx } from '#src/consent/model.ts';
import { makeVisitorFx } from '#src/consent/visitor-model.ts';
import { hashText } from '#src/kernel/hash.ts';
import { waitFx } from '#src/ports/clock.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { type CallError, hasErrorKey } from '#src/ports/http/errors.ts';
import { locateFx } from '#src/ports/geolocation.ts';
import { loadPartFx } from '#src/ports/late.ts';
import { SCRIPT_ERROR, loadScriptFx } from '#src/ports/scripts.ts';
import { inspectFileFx } from '#src/ports/held-files.ts';
import { makeNonceFx } from '#src/ports/nonce.ts';
import type { HttpEnvironment } from '#src/ports/http/environment.ts';
import { createMadeCalls } from '#src/ports/http/made-calls.ts';
import { performCall } from '#src/ports/http/http.ts';
import {
  type SessionGate,
  callRefused,
  createSessionGate,
  gateHandlers,
  hearOtherTab,
} from '#src/ports/session/session-gate.ts';
import { keepSecret, keepSecretFx } from '#src/ports/session/secrets.ts';
import { SHARE_ERROR, sharePageFx } from '#src/ports/share.ts';
import { type Environment, appStarted } from '#src/ports/start.ts';
import { type TabMessage, tabMessageReceived, tellTabsFx } from '#src/ports/tabs.ts';
import {
  claimAutomaticFx,
  packReportFx,
  recallReportFx,
  showReportFx,
} from '#src/reports/report-model.ts';
import { $userInfo } from '#src/session/model.ts';
import { resolveNearestSite } from '#src/store-config/resolve-host.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { silentPorts } from '#harness/scenarios/silent-ports.ts';
import type { Browser } from './browser.ts';
import { type Settled, type SimulatedCall, appliedBy } from './call.ts';
import type { Chance } from './chance.ts';
import type { Applied } from './shadow-model.ts';
import { fetchOf } from './network.ts';
import { type PageHistory, isFatalAnswer, newHistory, watchFacts } from './page-history.ts';
import type { VirtualTime } from './virtual-time.ts';

/** One page life of a simulated tab: from `app/started` until the page is left or loaded anew. */
export interface Page {
  scope: Scope;
  gate: SessionGate;
  /** Calls that are under way, or came back since `forgetSettled`. */
  readonly calls: readonly SimulatedCall[];
  /** Calls that were refused and are held until it is known what becomes of them. */
  readonly refusedHeld: number;
  readonly seen: PageHistory;
  /** Begins a new turn. */
  forgetTurn(): void;
  start(): void;
  hear(message: TabMessage): void;
  /** Finishes the open record; the digest of the state, for a trace that ends here. */
  sealed(): string;
  /** The page is gone: what is still to come back comes to nobody. */
  leave(): void;
}

/** An entry of the data layer. */
type LoggedEntry = LoggedCall | object;

export interface PageOptions {
  tab: object;
  browser: Browser;
  time: VirtualTime;
  chance: Chance;
  environment: Environment;
  append(line: string): void;
  /** Is told of every request, as analytics are (ANA-03), and of all that is measured. */
  tell(entry: LoggedEntry): void;
  /** The ports that belong to the tab: its history, its storage. */
  tabPorts: readonly (readonly [AnyEffect, PortHandler])[];
}

/** What is tried out on every visitor who has agreed to be measured. */
const TRIED_OUT = [
  { key: 'free_delivery_test', variant: 'no_progress', reason: 'SPLIT' },
  { key: 'product_points_test', variant: 'points_first', reason: 'SPLIT' },
];
/** Degrees, as the device says them. */
const NEARBY = Promise.resolve({ latitude: '51.501', longitude: '-0.142' });

/** Calls by which somebody comes in. */
const SIGNS_IN: ReadonlySet<string> = new Set([
  'session.signIn',
  'membership.confirmAccount',
  'membership.register',
  'membership.createPassword',
  'membership.createMemberPassword',
]);

export function openPage(options: PageOptions): Page {
  const { browser, time, chance, environment, append, tab } = options;
  const gate = createSessionGate();
  const lock = browser.lockOfPage();
  const hold = gate.hold.bind(gate);
  let calls: SimulatedCall[] = [];
  let refusedHeld = 0;
  let isOver = false;
  const seen = newHistory();
  const { site } = resolveNearestSite({
    host: environment.host,
    path: environment.location.path,
    storeOverride: environment.storeOverride,
  });
  const keys = serviceKeysOf(site.brand);
  const made = createMadeCalls(() => time.now);
  made.listen(describeCalls(options.tell));
  const log = browser.callLog(made.log, options.tell);

  gate.hold = async (refused) => {
    refusedHeld += 1;
    const verdict = await hold(refused);
    refusedHeld -= 1;
    return verdict;
  };

  function come(call: SimulatedCall, settled: Settled, params: unknown): void {
    call.settled = settled;
    if (isUnplaced(call, settled)) noteUnknown(call, params);
    if (!isOver) seen.outcomes.set(call.name, settled.status);
    if (settled.status === 'done') seen.readAt.set(call.name, call.attempts.at(-1)?.sentAt ?? 0);
    else noteDoubts(appliedBy(call));
    if (isFatalAnswer(call)) seen.hasFatalAnswer = true;
    if (call.name === 'session.signOut') browser.person = undefined;
    if (settled.status !== 'done' || isOver) return;
    if (call.name === 'session.createGuest') browser.renewedAt = time.now;
    if (SIGNS_IN.has(call.name)) browser.person = appliedBy(call)[0]?.userId;
  }

  /** The shop will say that nothing was ordered. */
  function noteUnknown({ attempts }: SimulatedCall, params: unknown): void {
    const world = browser.backend.world();
    const { userId } = world.state.sessions[browser.row ?? -1] ?? { userId: '' };
    const orderId = String(Reflect.get(Object(params), 'orderId'));
    browser.purchases.noteUnknown(orderId, userId, attempts.at(-1)?.sentAt ?? 0, world);
  }

  /** What was done without anybody hearing of it. */
  function noteDoubts(applied: readonly Applied[]): void {
    for (const { kind } of applied)
      browser.doubts[kind === 'guest' ? 'sign-in' : kind] = { at: time.now, by: page };
  }

  function callHandlers(): [AnyEffect, PortHandler][] {
    return [...declaredCalls()].map(([effect, call]) => [
      effect,
      async (params) => {
        const record: SimulatedCall = {
          name: call.name,
          owner: ownerIn(scope),
          attempts: [],
          ...toldBy(call.name, params),
          fatalExempt: call.fatalExempt ?? [],
          isUnseen: call.isUnseen === true,
        };
        calls.push(record);
        if (record.told !== undefined) browser.purchases.press();
        const fetch = fetchOf(record, {
          ...options,
          isOver: () => isOver,
          onLate: ({ applied }) => noteDoubts(applied),
        });
        const http: HttpEnvironment = { ...site, fetch, origin: '', log, keys };
        try {
          const value: unknown = await performCall(call, params, http, gate);
          come(record, { status: 'done' }, params);
          return value;
        } catch (error) {
          come(record, { status: 'fail', error: error as CallError }, params);
          throw error;
        }
      },
    ]);
  }

  function hasAgreed(): boolean {
    return scope.getState($consent)?.analytical === true;
  }

  /** What comes back after the page has gone comes to nobody. */
  function whileHere(handler: PortHandler): PortHandler {
    return (params) =>
      new Promise((resolve, reject) => {
        Promise.resolve(handler(params)).then(
          (value) => void (isOver || resolve(value)),
          (error: unknown) => void (isOver || reject(error as Error)),
        );
      });
  }

  /** A file that now and then cannot be had. */
  function ofFile(handler: PortHandler, error?: unknown): PortHandler {
    return async (params) => (chance.isFileLost() ? Promise.reject(error) : handler(params));
  }

  // What runs in the shop is told once to a page.
  const decisions = [TRIED_OUT];

  const ports = new Map<AnyEffect, PortHandler>([
    ...silentPorts(),
    ...callHandlers(),
    ...gateHandlers(gate, lock),
    [waitFx, ({ ms }: { ms: number }) => time.wait(ms, 'clock')],
    [readClockFx, async () => time.now],
    [
      readHolidaysFx,
      ofFile(
        async ({ country }: { country: string }) => holidaysIn(holidayFile, country),
        HOLIDAYS_ERROR,
      ),
    ],
    [loadScriptFx, ofFile(async () => undefined, SCRIPT_ERROR)],
    [loadPartFx, ofFile(async () => undefined)],
    [makeVisitorFx, async () => `visitor-${time.now}`],
    [decideVariantFx, async () => 'control'],
    [nextVitalFx, async () => null],
    [nextHitchFx, async () => null],
    [nextDecisionsFx, async () => decisions.shift() ?? null],
    [readCampaignFx, async () => null],
    [tellCallsFx, async () => undefined],
    [readReferrerFx, async () => ''],
    [hashEmailFx, async ({ email }: { email: string }) => hashText(email)],
    [
      tellPageFx,
      async (entry: LoggedEntry) => {
        browser.measured.note(hasAgreed());
        options.tell(entry);
      },
    ],
    [
      tellEventFx,
      async ({ event, once }: Derived) => {
        const isTold = browser.measured.tell(event, once, hasAgreed());
        if (isTold) options.tell(event);
        return isTold;
      },
    ],
    [makeNonceFx, async () => `nonce-${time.now}`],
    // One shopper in two lets the device say where it is.
    [locateFx, () => (time.now % 2 ? Promise.reject({ reason: 'refused' }) : NEARBY)],
    [keepSecretFx, (params) => keepSecret(params, gate)],
    [tellTabsFx, async (message: TabMessage) => browser.tell(tab, message)],
    // Simulated shoppers report nothing, attach nothing and share nothing.
    [recallReportFx, async () => null],
    [claimAutomaticFx, async () => false],
    [packReportFx, () => Promise.reject()],
    [showReportFx, () => Promise.reject()],
    [inspectFileFx, async () => ({ kind: null, canBeShown: false })],
    [saveDataFx, async () => undefined],
    [sharePageFx, () => Promise.reject(SHARE_ERROR)],
    ...options.tabPorts,
  ]);
  const pseudonyms = createPseudonyms();
  const recorder = createRecorder({ now: () => time.now, pseudonyms, append });
  const handlers = new Map([...ports].map(([effect, port]) => [effect, whileHere(port)] as const));
  const scope: Scope = fork({ handlers: recorder.wrap(handlers) });
  const detach = recorder.attach(scope);
  gate.onRefused = scopeBind(callRefused, { scope });
  const stops = watchFacts(scope, seen);
  const heard = scopeBind(tabMessageReceived, { scope });

  const page: Page = {
    scope,
    gate,
    get calls() {
      return calls;
    },
    get refusedHeld() {
      return refusedHeld;
    },
    seen,
    forgetTurn() {
      if (calls.some(({ settled }) => settled)) calls = calls.filter(({ settled }) => !settled);
      seen.told.length = 0;
      seen.ordered.length = 0;
    },
    start: () => scopeBind(appStarted, { scope })({ environment }),
    hear(message) {
      hearOtherTab(message, gate, lock);
      heard(message);
    },
    sealed() {
      recorder.seal();
      return stateDigest(scope, pseudonyms);
    },
    leave() {
      isOver = true;
      gate.onRefused = () => undefined;
      recorder.seal();
      detach();
      for (const stop of stops) stop();
      for (const call of calls) noteDoubts(appliedBy(call));
      lock.leave();
    },
  };
  return page;
}

function isUnplaced({ name }: SimulatedCall, settled: Settled): boolean {
  if (name !== 'checkout.orderInquiry' || settled.status !== 'fail') return false;
  return hasErrorKey(settled.error, '_ERR_ORDER_NOT_FOUND');
}

const PAYS: readonly string[] = ['payment.pay', 'payment.verifyPaypalExpress'];

/** What the page says that a payment costs. */
function toldBy(name: string, params: unknown): { told?: number } {
  if (!PAYS.includes(name)) return {};
  return { told: Number(Reflect.get(Object(params), 'total')) };
}

function ownerIn(scope: Scope): string | null {
  const info = scope.getState($userInfo);
  if (info.status === 'guest') return 'guest';
  return info.status === 'registered' ? info.userId : null;
}
