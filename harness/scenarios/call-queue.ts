/**
 * Returns calls one after another, in sending order: sessions in one process become deterministic. While
 * closed, calls wait.
 */
export interface CallQueue {
  add<Value>(call: () => Value | Promise<Value>): Promise<Value>;
  open(): void;
  close(): void;
  /** Delays the current call until no other call is pending. */
  later: () => Promise<void>;
  /** Opens the queue. Resolves when it is empty and stays empty, or when it was closed meanwhile. */
  settle(): Promise<void>;
}

/** Turns without a call after which the queue counts as empty, and the limit of calls. */
const QUIET_TURNS = 3;
const MAX_CALLS = 10_000;

/** Resolves when the call has returned or was delayed. */
type Return = () => Promise<void>;

export function createCallQueue(): CallQueue {
  const waiting: Return[] = [];
  const late: Return[] = [];
  let isOpen = true;
  let isRunning = false;
  let putOff: (resume: () => void) => void = () => undefined;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (isOpen) {
      const next = waiting.shift() ?? late.shift();
      if (!next) break;
      await next();
    }
    isRunning = false;
  }

  function start(): void {
    // Use a separate microtask: the model handles each answer before the next one.
    void Promise.resolve().then(run);
  }

  /** Continues a call until it has returned or is delayed. */
  function untilPutOff(goOn: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      putOff = (resume) => {
        late.push(() =>
          untilPutOff(() => {
            resume();
            return call;
          }),
        );
        resolve();
      };
      const call = goOn();
      void call.then(resolve);
    });
  }

  return {
    add(call) {
      return new Promise((resolve, reject) => {
        waiting.push(() =>
          untilPutOff(async () => {
            try {
              resolve(await call());
            } catch (error) {
              reject(error);
            }
            await nextTurn();
          }),
        );
        start();
      });
    },
    later: () => new Promise((resolve) => putOff(resolve)),
    open() {
      isOpen = true;
      start();
    },
    close() {
      isOpen = false;
    },
    async settle() {
      isOpen = true;
      start();
      let quiet = 0;
      for (let turn = 0; quiet < QUIET_TURNS; turn++) {
        if (turn > MAX_CALLS) throw new Error('The calls never come to an end');
        quiet = isOpen && (waiting.length > 0 || isRunning) ? 0 : quiet + 1;
        await nextTurn();
      }
    },
  };
}

/** Resolves after all work that needs no backend answer. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
