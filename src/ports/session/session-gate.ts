import { type Infer, boolean, enums, integer, never, object, optional, string } from 'superstruct';
import { feature, input, port } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { type CallError, isRefusal } from '../http/errors.ts';
import type { RenewalLock } from './renewal-lock.ts';
import type { TabMessage } from '../tabs.ts';

feature('core');

/** A call that was refused for lack of a session. `isGuestChecked`: SES-12. */
export const RefusedCall = object({
  call: string(),
  status: integer(),
  errorKey: optional(string()),
  isGuestChecked: boolean(),
});
export type RefusedCall = Infer<typeof RefusedCall>;

export const callRefused = input('session-gate/callRefused', RefusedCall);

const LockOutcome = enums(['granted', 'renewed-elsewhere']);

/** Closes the gate and takes the renewal lock that all tabs share. */
export const takeRenewalLockFx = port('session-gate/takeRenewalLock', {
  params: noPayload(),
  done: LockOutcome,
  fail: never(),
});

/** Treatment of held calls. */
const Verdict = enums(['repeat', 'give-up']);
export type Verdict = Infer<typeof Verdict>;

/** `isOtherPerson`: drops all work of the previous person (SES-13). */
export const Resume = object({
  verdict: Verdict,
  isRenewed: boolean(),
  isOtherPerson: boolean(),
});
export type Resume = Infer<typeof Resume>;

/** Opens the gate, settles the held calls and releases the lock. */
export const resumeCallsFx = port('session-gate/resumeCalls', {
  params: Resume,
  done: noPayload(),
  fail: never(),
});

/**
 * Holds calls during a session renewal (SES-14), and refused calls until the model's decision.
 * Their data stay in memory here: the log has only their names. Therefore the token is here as
 * well.
 */
export interface SessionGate {
  token: string | undefined;
  /** Secrets of the shopper for later calls (`secrets.ts`). */
  readonly kept: Map<string, Readonly<Record<string, string>>>;
  /**
   * Number of sessions of this page: a refusal of a call from an earlier session does not concern
   * this one.
   */
  readonly era: number;
  /** Number of persons on this page: a change by one is not made for the next (SES-13). */
  readonly person: number;
  /** Number of held and waiting calls. */
  readonly held: number;
  /**
   * Resolves when calls may be sent; undefined if the gate is open. Calls of `others`, which use
   * no session, wait for the renewal lock only (SES-14), not for a sign-in.
   */
  passage(of?: 'others'): Promise<void> | undefined;
  /** Holds a refused call and closes the gate. */
  hold(refused: RefusedCall): Promise<Verdict>;
  /** Handler of refused calls. */
  onRefused: (refused: RefusedCall) => void;
  /** Holds all calls: this tab has requested or holds the renewal lock. */
  lock(): void;
  resume(verdict: Verdict, isOtherPerson?: boolean): void;
  /**
   * Drops the token after a session change in another tab; the shared cookie identifies the
   * session.
   */
  forgetToken(isOtherPerson?: boolean): void;
  /** Runs work under the renewal lock of all tabs; success starts a new session. */
  alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Holds calls while another tab renews the session. */
  waitFor(renewal: Promise<void>): void;
}

export function createSessionGate(): SessionGate {
  let era = 0;
  let person = 0;
  let isClosed = false;
  let isLocked = false;
  let elsewhere = 0;
  let holding: ((verdict: Verdict) => void)[] = [];
  let waiting: (() => void)[] = [];

  function open(): void {
    if (isClosed || elsewhere > 0) return;
    const released = waiting;
    waiting = [];
    for (const release of released) release();
  }

  /** Drops the previous person's secrets (SES-13). */
  function changePerson(gate: SessionGate): void {
    person += 1;
    gate.kept.clear();
  }

  return {
    token: undefined,
    kept: new Map(),
    onRefused: () => undefined,
    alone: (work) => work(),
    get era() {
      return era;
    },
    get person() {
      return person;
    },
    get held() {
      return holding.length + waiting.length;
    },
    passage(of) {
      const isOpen = of === 'others' ? !isLocked : !isClosed;
      if (isOpen && elsewhere === 0) return undefined;
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    hold(refused) {
      isClosed = true;
      return new Promise((resolve) => {
        holding.push(resolve);
        this.onRefused(refused);
      });
    },
    lock() {
      isClosed = true;
      isLocked = true;
    },
    resume(verdict, isOtherPerson = false) {
      if (isOtherPerson) changePerson(this);
      // A refusal of the previous person's calls does not concern the next session.
      if (verdict === 'repeat' || isOtherPerson) era += 1;
      isClosed = false;
      isLocked = false;
      const released = holding;
      holding = [];
      for (const release of released) release(verdict);
      open();
    },
    forgetToken(isOtherPerson = false) {
      if (isOtherPerson) changePerson(this);
      this.token = undefined;
      era += 1;
    },
    waitFor(renewal) {
      elsewhere += 1;
      const end = () => {
        elsewhere -= 1;
        this.forgetToken();
        open();
      };
      renewal.then(end, end);
    },
  };
}

/** Applies another tab's message about the shared session. */
export function hearOtherTab(
  { kind }: TabMessage,
  gate: SessionGate,
  lock: Pick<RenewalLock, 'whenFree'>,
): void {
  if (kind === 'session-renewing') gate.waitFor(lock.whenFree());
  if (kind === 'session-changed') gate.forgetToken();
  if (kind === 'signed-out') gate.forgetToken(true);
}

/** Handlers of the gate's ports. */
export function gateHandlers(gate: SessionGate, lock: RenewalLock) {
  // If the lock fails, renewing twice is better than not at all.
  const take = () => lock.take().catch(() => 'granted' as const);
  let isRenewing = false;
  gate.alone = async (work) => {
    while ((await take()) !== 'granted') gate.forgetToken();
    try {
      const value = await work();
      lock.release(true);
      return value;
    } catch (error) {
      // Without an answer the session is unknown; the cookie identifies it.
      if (!isRefusal(error as CallError)) gate.forgetToken();
      lock.release(false);
      throw error;
    }
  };
  return [
    [
      takeRenewalLockFx,
      async () => {
        gate.lock();
        const outcome = await take();
        isRenewing = outcome === 'granted';
        if (!isRenewing) gate.forgetToken();
        return outcome;
      },
    ],
    [
      resumeCallsFx,
      async ({ verdict, isRenewed, isOtherPerson }: Resume) => {
        // Releases only a renewal's lock, because a sign-in may hold it meanwhile.
        if (isRenewing) lock.release(isRenewed);
        isRenewing = false;
        gate.resume(verdict, isOtherPerson);
      },
    ],
  ] as const;
}
