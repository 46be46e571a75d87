import { type Infer, boolean, enums, integer, never, object, optional, string } from 'superstruct';
import { input, port } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { type CallError, isRefusal } from '../http/errors.ts';
import type { RenewalLock } from './renewal-lock.ts';
import type { TabMessage } from '../tabs.ts';

/** A call was refused for want of a session. `isGuestChecked`: SES-12. */
export const RefusedCall = object({
  call: string(),
  status: integer(),
  errorKey: optional(string()),
  isGuestChecked: boolean(),
});
export type RefusedCall = Infer<typeof RefusedCall>;

export const callRefused = input('session-gate/callRefused', RefusedCall);

const LockOutcome = enums(['granted', 'renewed-elsewhere']);

/** Closes the gate and takes the one lock on renewing the session that all tabs share. */
export const takeRenewalLockFx = port('session-gate/takeRenewalLock', {
  params: nothing(),
  done: LockOutcome,
  fail: never(),
});

/** What becomes of the calls that are held. */
const Verdict = enums(['repeat', 'give-up']);
export type Verdict = Infer<typeof Verdict>;

/** `isOtherPerson`: nothing of who was here before is done from now on (SES-13). */
export const Resume = object({
  verdict: Verdict,
  isRenewed: boolean(),
  isOtherPerson: boolean(),
});
export type Resume = Infer<typeof Resume>;

/** Opens the gate, says what becomes of the held calls, and lets go of the lock. */
export const resumeCallsFx = port('session-gate/resumeCalls', {
  params: Resume,
  done: nothing(),
  fail: never(),
});

/**
 * Where calls wait while the session is renewed (SES-14), and where refused ones are held until it
 * is known what becomes of them. What they carry stays here, in memory: the log learns their names
 * only. The session's token is here for the same reason.
 */
export interface SessionGate {
  token: string | undefined;
  /** What the shopper has entrusted to this page for later calls (`secrets.ts`). */
  readonly kept: Map<string, Readonly<Record<string, string>>>;
  /** Counts the sessions that this page has seen: a call that was sent under an earlier one is not refused by this one. */
  readonly era: number;
  /** Counts the persons whom this page has seen one after the other: what one changes is not changed for the next (SES-13). */
  readonly person: number;
  /** Calls that are held or wait. */
  readonly held: number;
  /**
   * Resolves when calls may go: at once, unless the gate is closed. Those of `others`, which know no
   * session, wait for a lock on its renewal only (SES-14), and not for a shopper who is to sign in.
   */
  passage(of?: 'others'): Promise<void> | undefined;
  /** Holds a refused call, and closes the gate. */
  hold(refused: RefusedCall): Promise<Verdict>;
  /** Who is told of refused calls. */
  onRefused: (refused: RefusedCall) => void;
  /** Keeps all calls back: the lock on the renewal is this tab's, or will be. */
  lock(): void;
  resume(verdict: Verdict, isOtherPerson?: boolean): void;
  /** Another tab has another session now; the cookie that the tabs share says which. */
  forgetToken(isOtherPerson?: boolean): void;
  /** Does something while nobody renews the session, in any tab; it makes the session a new one if it succeeds. */
  alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Keeps calls back while another tab renews the session. */
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

  /** Nothing of who was here before is left for the next (SES-13). */
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
      // What was sent for the person before is not refused by the session of the next.
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

/** What another tab says of the session that all tabs share. */
export function hearOtherTab(
  { kind }: TabMessage,
  gate: SessionGate,
  lock: Pick<RenewalLock, 'whenFree'>,
): void {
  if (kind === 'session-renewing') gate.waitFor(lock.whenFree());
  if (kind === 'session-changed') gate.forgetToken();
  if (kind === 'signed-out') gate.forgetToken(true);
}

/** The handlers of the gate's ports. */
export function gateHandlers(gate: SessionGate, lock: RenewalLock) {
  // Rather twice than not at all.
  const take = () => lock.take().catch(() => 'granted' as const);
  let isRenewing = false;
  gate.alone = async (work) => {
    while ((await take()) !== 'granted') gate.forgetToken();
    try {
      const value = await work();
      lock.release(true);
      return value;
    } catch (error) {
      // Without an answer only the cookie knows whose session this is now.
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
        // The lock may be a sign-in's meanwhile.
        if (isRenewing) lock.release(isRenewed);
        isRenewing = false;
        gate.resume(verdict, isOtherPerson);
      },
    ],
  ] as const;
}
