const STREAM_KEY = 'selvedge-stream';
const PATIENCE_MS = 400;

/**
 * The name of this tab's session: kept over reloads, new in a duplicated tab. The lock tells
 * whether another tab uses the name; a page that is just going away frees it within the patience.
 */
export async function claimStream(): Promise<string> {
  const name = remember(remembered());
  if (!('locks' in navigator)) return name;
  try {
    await hold(name, AbortSignal.timeout(PATIENCE_MS));
    return name;
  } catch {
    const fresh = remember();
    await hold(fresh);
    return fresh;
  }
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(STREAM_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without storage a name lasts as long as the page. Pages without TLS have no `randomUUID`. */
function remember(name = crypto.getRandomValues(new Uint32Array(4)).join('-')): string {
  try {
    sessionStorage.setItem(STREAM_KEY, name);
  } catch {
    return name;
  }
  return name;
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
