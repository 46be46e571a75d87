const STREAM_KEY = 'selvedge-stream';
/**
 * Longest wait (ms) for an unloading page to release the name: a new name would split the
 * session.
 */
const PATIENCE_MS = 2000;
/** Longest wait (ms) of a restored page, which is unusable meanwhile. */
const SHOWN_PATIENCE_MS = 400;

/** Name of this tab's session. A page in the back/forward cache releases it to the next page. */
export interface Stream {
  /** Resolves when no other tab uses the name. */
  name: Promise<string>;
  free(): void;
  /** True if a restored page holds the name again. */
  takeAgain(): Promise<boolean>;
}

/**
 * Claims the name of this tab's session: the same after a reload, a new one in a duplicated tab.
 * A Web Lock shows if another tab uses it; an unloading page releases it in time.
 */
export function claimStream(): Stream {
  let free = (): void => undefined;

  /** Resolves once the lock is held. It is released by `free` or with the page. */
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

/** Without storage a name lasts as long as the page. Pages without TLS lack `randomUUID`. */
function remember(name = crypto.getRandomValues(new Uint32Array(4)).join('-')): string {
  try {
    sessionStorage.setItem(STREAM_KEY, name);
  } catch {
    return name;
  }
  return name;
}
