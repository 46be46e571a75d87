const STREAM_KEY = 'selvedge-stream';
/** How long a page that is just going may keep the name, on a busy device: a new name would part the session. */
const PATIENCE_MS = 2000;
/** How long a page that has come back waits: it stands there, and cannot be used yet. */
const SHOWN_PATIENCE_MS = 400;

/** The name of this tab's session. A page that is kept for Back leaves it to the one that comes. */
export interface Stream {
  /** Resolves when it is sure that no other tab uses the name. */
  name: Promise<string>;
  free(): void;
  /** Whether a page that has come back has the name again: nobody else uses it. */
  takeAgain(): Promise<boolean>;
}

/**
 * The name of this tab's session: kept over reloads, new in a duplicated tab. The lock tells
 * whether another tab uses the name; a page that is just going away frees it within the patience.
 */
export function claimStream(): Stream {
  let free = (): void => undefined;

  /** Resolves once the lock is held: until the page is gone, or frees it. */
  function hold(name: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(`selvedge-log-${name}`, signal ? { signal } : {}, () => {
          resolve();
          return new Promise<void>((release) => (free = release));
        })
        .catch(reject);
    });
  }
  async function claim(): Promise<string> {
    const name = remember(tabName());
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

  const name = claim();
  return {
    name,
    free: () => free(),
    async takeAgain() {
      const own = await name;
      if (tabName() !== own) return false;
      if (!('locks' in navigator)) return true;
      return hold(own, AbortSignal.timeout(SHOWN_PATIENCE_MS)).then(
        () => true,
        () => false,
      );
    },
  };
}

/** Returns the name of this tab's session from its storage; undefined without one. */
export function tabName(): string | undefined {
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
