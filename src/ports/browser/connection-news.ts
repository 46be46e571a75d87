/** Longest wait (ms) for failing offline calls before `online` is announced. */
const PATIENCE_MS = 1_000;

/** Calls that started without a connection. */
const hopeless = new Set<Promise<unknown>>();

/** Registers a call. An offline call may fail only after the connection is back. */
export function noteCall<Value>(call: Promise<Value>): Promise<Value> {
  if (!navigator.onLine) hopeless.add(call);
  return call;
}

/**
 * Reports connection changes. Reports `online` after the offline calls have failed, so that they
 * are retried.
 */
export function onConnection(tell: (news: { isOnline: boolean }) => void): void {
  const say = () => tell({ isOnline: navigator.onLine });
  window.addEventListener('offline', say);
  window.addEventListener('online', () => {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([Promise.allSettled(hopeless), patience]).then(() => {
      hopeless.clear();
      say();
    });
  });
}
