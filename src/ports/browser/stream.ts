const STREAM_KEY = 'selvedge-stream';
const PATIENCE_MS = 400;

/**
 * The name of this tab's session: kept over reloads, new in a duplicated tab. The lock tells
 * whether another tab uses the name; a page that is just going away frees it within the patience.
 */
export async function claimStream(): Promise<string> {
  const remembered = remember();
  if (!('locks' in navigator)) return remembered;
  try {
    await hold(remembered, AbortSignal.timeout(PATIENCE_MS));
    return remembered;
  } catch {
    const fresh = crypto.randomUUID();
    sessionStorage.setItem(STREAM_KEY, fresh);
    await hold(fresh);
    return fresh;
  }
}

function remember(): string {
  try {
    const name = sessionStorage.getItem(STREAM_KEY) ?? crypto.randomUUID();
    sessionStorage.setItem(STREAM_KEY, name);
    return name;
  } catch {
    return crypto.randomUUID();
  }
}

/** Resolves once the lock is held; it stays held for as long as the page lives. */
function hold(stream: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`selvedge-log-${stream}`, signal ? { signal } : {}, () => {
        resolve();
        return new Promise(() => undefined);
      })
      .catch(reject);
  });
}
