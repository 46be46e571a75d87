import { LRUCache } from 'lru-cache';
import { limitedText } from './byte-limit.ts';

/** Characters of cached answers; their values, and their texts in documents, need a few times as much memory. */
const MEMORY = 4_000_000;
/** Milliseconds for which an answer after its page's deadline is used without a request. */
const FRESH = 60_000;
/** Milliseconds after its page's deadline at which a request is aborted. */
const LATEST = 25_000;
/** Most requests under way after their page's deadline; further ones are aborted. */
const MOST_LATE = 48;

/** One read of an answer. */
export interface Reading {
  fetch: typeof globalThis.fetch;
  /** Sends a request with this `fetch`, and parses its answer. The answer to several requests is not cached. */
  ask(fetch: typeof globalThis.fetch): Promise<unknown>;
  /** Deadline of the page: ends the wait, not the request. */
  signal: AbortSignal;
  /** True if the answer changes quickly: the request ends at the deadline. */
  isLive?: boolean;
  /** Receives a request that continues after the deadline. */
  outlive?(work: Promise<unknown>): void;
}

/** Cache of parsed answers: comparing texts is cheaper than parsing. */
export interface ParseCache {
  /**
   * Sends a request and parses its answer, unless it equals the last one. An answer after the
   * deadline is stored, and used once a page needs it within a minute.
   *
   * @param key identifies the request and the site
   * @throws the reason of `signal` at the deadline
   */
  read(key: string, reading: Reading): Promise<unknown>;
}

interface Known {
  text: string;
  value: unknown;
  /** Number of the read: an answer does not replace that of a later read. */
  read: number;
  /** Milliseconds since 1970 until which the answer is used without a request. */
  freshUntil: number;
}

/**
 * @param now milliseconds since 1970
 * @example const value = await createParseCache(Date.now).read('gb listing …', reading);
 */
export function createParseCache(now: () => number): ParseCache {
  const known = new LRUCache<string, Known>({
    maxSize: MEMORY,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  let reads = 0;
  /** Requests under way after their page's deadline, with the time of their end. */
  const late = new Map<AbortController, number>();

  async function send(
    key: string,
    { fetch, ask, signal }: Reading,
    abort: AbortSignal,
  ): Promise<unknown> {
    reads += 1;
    const own = reads;
    let text: string | undefined;
    let before: { value: unknown } | undefined;
    let requests = 0;
    const remember = (value: unknown) => {
      if (text === undefined || requests > 1 || (known.peek(key)?.read ?? 0) > own) return value;
      known.set(key, { text, value, read: own, freshUntil: signal.aborted ? now() + FRESH : 0 });
      return value;
    };
    const once: typeof fetch = async (input, init) => {
      requests += 1;
      const response = await fetch(input, { ...init, signal: abort });
      const said = await limitedText(response);
      if (response.ok && requests === 1) {
        text = said;
        const last = known.get(key);
        if (last?.text === said) {
          before = last;
          throw new Error('It was read before');
        }
      }
      return new Response(said || null, response);
    };
    try {
      return remember(await ask(once));
    } catch (error) {
      if (before) return remember(before.value);
      throw error;
    }
  }

  /** Lets a request continue after the deadline, for a while. */
  function continueLate(answer: Promise<unknown>, request: AbortController, isLive = false): void {
    // A platform may end a request without its answer or this timer.
    for (const [one, end] of late) if (end < now()) late.delete(one);
    if (isLive || late.size >= MOST_LATE) return request.abort();
    late.set(request, now() + LATEST);
    const timer = setTimeout(() => request.abort(), LATEST);
    const end = () => {
      late.delete(request);
      clearTimeout(timer);
    };
    void answer.then(end, end);
  }

  return {
    async read(key, reading) {
      const { signal, outlive } = reading;
      const last = known.get(key);
      if (last && now() < last.freshUntil) return last.value;
      signal.throwIfAborted();
      const request = new AbortController();
      const answer = send(key, reading, request.signal);
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          reject(signal.reason as Error);
          continueLate(answer, request, reading.isLive);
          outlive?.(answer.catch(() => undefined));
        };
        const done = () => signal.removeEventListener('abort', giveUp);
        signal.addEventListener('abort', giveUp);
        answer.then(resolve, reject).finally(done);
      });
    },
  };
}
