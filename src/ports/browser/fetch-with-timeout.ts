import { fetchFile } from '../../kernel/late-file.ts';

/** How long an answer may take, body and all. One that never came would hold up whatever waits for it. */
const PATIENCE_MS = 30_000;

/** The browser's `fetch`, from `ready` on; an answer that takes too long is none, and rejects. */
export function fetchWithTimeout(ready: Promise<void>): typeof globalThis.fetch {
  return async (input, init) => {
    await ready;
    if (init?.body instanceof Blob) {
      const { sendFile } = await fetchFile(() => import('./send-file.ts'));
      return sendFile(new Request(input, { ...init, body: null }), init.body);
    }
    return fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  };
}
