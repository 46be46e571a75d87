import { type Scope, fork, scopeBind } from 'effector';
import '#src/app/whole-model.ts';
import { type PortHandler, createRecorder } from '#src/event-log/recorder.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { stateDigest } from '#src/event-log/state.ts';
import type { Decision } from '#src/experiments/decide.ts';
import { declaredCalls } from '#src/ports/http/call.ts';
import { type LoggedCall, describeCalls } from '#src/ports/http/call-log.ts';
import { tellPageFx } from '#src/analytics/data-layer/page-data-model.ts';
import { trackEventFx } from '#src/analytics/track-model.ts';
import { $consent } from '#src/consent/model.ts';
import { type CallError, hasErrorKey } from '#src/ports/http/errors.ts';
import type { HttpEnvironment } from '#src/ports/http/environment.ts';
import { createMadeCalls } from '#src/ports/http/made-calls.ts';
import { performCall } from '#src/ports/http/http.ts';
import {
  type SessionGate,
  createSessionGate,
  hearOtherTab,
} from '#src/ports/session/session-gate.ts';
import type { Environment } from '#src/ports/start.ts';
import { type TabMessage, tabMessageReceived, tellTabsFx } from '#src/ports/tabs.ts';
import { claimAutomaticFx, recallReportFx } from '#src/reports/report-model.ts';
import { $userInfo } from '#src/session/model.ts';
import { type HandlerEntry, handle } from '#harness/device/handle.ts';
import { measuringPorts } from '#harness/device/measuring-ports.ts';
import { type DevicePage, type MemoryDevice, httpOf } from '#harness/device/memory-device.ts';
import type { Browser } from './browser.ts';
import { type Settled, type SimulatedCall, appliedBy } from './call.ts';
import type { Chance } from './chance.ts';
import type { Applied } from './shadow-model.ts';
import { fetchOf } from './network.ts';
import { type PageHistory, isFatalAnswer, newHistory, watchFacts } from './page-history.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A page life of a simulated tab: from `app/started` until unload. */
export interface Page {
  scope: Scope;
  gate: SessionGate;
  /** Calls that are pending, or settled since `forgetSettled`. */
  readonly calls: readonly SimulatedCall[];
  /** Number of refused calls held until the session's outcome is known. */
  readonly refusedHeld: number;
  readonly seen: PageHistory;
  forgetTurn(): void;
  hear(message: TabMessage): void;
  /** Finishes the open record; returns the state's digest, for a trace that ends here. */
  sealed(): string;
  /** Unloads the page: later results are dropped. */
  leave(): void;
}

type LoggedEntry = LoggedCall | object;

export interface PageOptions {
  tab: object;
  browser: Browser;
  time: VirtualTime;
  chance: Chance;
  environment: Environment;
  append(line: string): void;
  /** Called for every request, like analytics (ANA-03), and for all measurements. */
  tell(entry: LoggedEntry): void;
  device: MemoryDevice;
  /** The model's page unload, and the ports of its tab. */
  life: Pick<DevicePage, 'reload' | 'leave' | 'forgetLog'> & { ports: readonly HandlerEntry[] };
}

/** Experiments for all visitors with consent. */
const TRIED_OUT: readonly Decision[] = [
  { key: 'free_delivery_test', variant: 'no_progress', reason: 'SPLIT' },
  { key: 'product_points_test', variant: 'points_first', reason: 'SPLIT' },
];
const SIGNS_IN: ReadonlySet<string> = new Set([
  'session.signIn',
  'membership.confirmAccount',
  'membership.register',
  'membership.createPassword',
  'membership.createMemberPassword',
]);

export function openPage(options: PageOptions): Page {
  const { browser, time, environment, append, tab } = options;
  const gate = createSessionGate();
  const lock = browser.lockOfPage();
  const hold = gate.hold.bind(gate);
  let calls: SimulatedCall[] = [];
  let refusedHeld = 0;
  let isOver = false;
  const seen = newHistory();
  const site = httpOf(environment);
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

  /** The shop will report that nothing was ordered. */
  function noteUnknown({ attempts }: SimulatedCall, params: unknown): void {
    const world = browser.backend.world();
    const { userId } = world.state.sessions[browser.row ?? -1] ?? { userId: '' };
    const orderId = String(Reflect.get(Object(params), 'orderId'));
    browser.purchases.noteUnknown(orderId, userId, attempts.at(-1)?.sentAt ?? 0, world);
  }

  /** Records effects whose answer was lost. */
  function noteDoubts(applied: readonly Applied[]): void {
    for (const { kind } of applied)
      browser.doubts[kind === 'guest' ? 'sign-in' : kind] = { at: time.now, by: page };
  }

  function callHandlers(): HandlerEntry[] {
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
        const http: HttpEnvironment = { ...site, fetch, log };
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

  /** Drops results after the page's unload. */
  function whileHere(handler: PortHandler): PortHandler {
    return (params) =>
      new Promise((resolve, reject) => {
        Promise.resolve(handler(params)).then(
          (value) => void (isOver || resolve(value)),
          (error: unknown) => void (isOver || reject(error as Error)),
        );
      });
  }

  const ports = options.device.ports({
    gate,
    lock,
    calls: callHandlers(),
    wait: (ms) => time.wait(ms, 'clock'),
    ...options.life,
    ports: [
      ...measuringPorts({ decisions: TRIED_OUT }),
      handle(tellPageFx, async (entry) => {
        browser.measured.note(hasAgreed());
        options.tell(entry);
      }),
      handle(trackEventFx, async ({ event, once }) => {
        const isTold = browser.measured.tell(event, once, hasAgreed());
        if (isTold) options.tell(event);
        return isTold;
      }),
      handle(tellTabsFx, async (message) => browser.tell(tab, message)),
      handle(recallReportFx, async () => null),
      handle(claimAutomaticFx, async () => false),
      ...options.life.ports,
    ],
  });
  const pseudonyms = createPseudonyms();
  const recorder = createRecorder({ now: () => time.now, pseudonyms, append });
  const handlers = new Map([...ports].map(([effect, port]) => [effect, whileHere(port)] as const));
  const scope: Scope = fork();
  const detach = recorder.attach(scope, handlers);
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

function toldBy(name: string, params: unknown): { told?: number } {
  if (!PAYS.includes(name)) return {};
  return { told: Number(Reflect.get(Object(params), 'total')) };
}

function ownerIn(scope: Scope): string | null {
  const info = scope.getState($userInfo);
  if (info.status === 'guest') return 'guest';
  return info.status === 'registered' ? info.userId : null;
}
