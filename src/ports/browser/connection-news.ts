/** So long, in milliseconds, what was begun without a connection can hold up the news that there is one. */
const PATIENCE_MS = 1_000;

/** What was begun since the connection was lost. */
const hopeless = new Set<Promise<unknown>>();

/** A call that has been begun. Without a connection it fails, maybe only when there is one again. */
export function noteCall<Value>(call: Promise<Value>): Promise<Value> {
  if (!navigator.onLine) hopeless.add(call);
  return call;
}

/** Tells of the connection: of its return only after the calls that have failed for want of it, so that they are made anew. */
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
