import type { ConnectionNews } from '../connection.ts';

/** Longest wait (ms) for failing offline calls before `online` is announced. */
const PATIENCE_MS = 1_000;

/** Calls that started without a connection. */
const hopeless = new Set<Promise<unknown>>();

/** Registers a call. An offline call may fail only after the connection is back. */
export function noteCall<Value>(call: Promise<Value>): Promise<Value> {
  if (!navigator.onLine) hopeless.add(call);
  return call;
}

let hasOldAnswers = false;

/** Notes that the model received a stored answer, which is read again once online. */
export function noteOldAnswer(): void {
  hasOldAnswers = true;
}

/** News of the connection, for `connectionChanged`. */
export function newsOf(isOnline: boolean): ConnectionNews {
  if (!isOnline || !hasOldAnswers) return { isOnline };
  hasOldAnswers = false;
  return { isOnline, hasOldAnswers: true };
}

/**
 * Reports connection changes. Reports `online` after the offline calls have failed, so that they
 * are retried.
 */
export function onConnection(tell: (news: ConnectionNews) => void): void {
  const say = () => tell(newsOf(navigator.onLine));
  window.addEventListener('offline', say);
  window.addEventListener('online', () => {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([Promise.allSettled(hopeless), patience]).then(() => {
      hopeless.clear();
      say();
    });
  });
}
