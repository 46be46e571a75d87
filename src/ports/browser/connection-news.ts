/** So long, in milliseconds, what was begun without a connection can hold up the news that there is one. */
const PATIENCE_MS = 1_000;

const hopeless = new Set<Promise<unknown>>();

/** A call that has been begun. Without a connection it fails, maybe only when there is one again. */
export function noteCall<Value>(call: Promise<Value>): Promise<Value> {
  if (navigator.onLine) return call;
  const ended: Promise<unknown> = call.catch(() => undefined).finally(() => hopeless.delete(ended));
  hopeless.add(ended);
  return call;
}

/** Tells of the connection: of its return only after the calls that have failed for want of it, so that they are made anew. */
export function onConnection(tell: (news: { isOnline: boolean }) => void): void {
  let turn = 0;
  window.addEventListener('offline', () => {
    turn++;
    tell({ isOnline: false });
  });
  window.addEventListener('online', () => {
    const own = ++turn;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([Promise.all(hopeless), patience]).then(() => {
      if (own === turn) tell({ isOnline: true });
    });
  });
}
