/**
 * Lets calls come back one after the other, in the order in which they left, so that a session in
 * one process is the same on every run. While closed, calls wait.
 */
export interface CallQueue {
  add<Value>(call: () => Value | Promise<Value>): Promise<Value>;
  open(): void;
  close(): void;
  /** Keeps the call that is coming back just now until no other one waits. */
  later: () => Promise<void>;
  /**
   * Opens, and resolves when nothing is waiting any more and nothing new came of it, or when it was
   * closed meanwhile.
   */
  settle(): Promise<void>;
}

/** Turns without a call after which nothing more is coming, and calls after which something is wrong. */
const QUIET_TURNS = 3;
const MAX_CALLS = 10_000;

/** Resolves when the call has come back, or was put off. */
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
    // In a turn of its own: what the model does with an answer comes before the next one.
    void Promise.resolve().then(run);
  }

  /** Goes on with a call until it has come back or is put off. */
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

/** Resolves when everything that needs no answer of the backend has passed. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
