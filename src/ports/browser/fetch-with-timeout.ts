import { importWithRetry } from '../../kernel/lazy-import.ts';
import { mayHaveSession } from './renewal-lock.ts';

/** Timeout (ms) of a response with its body. */
const PATIENCE_MS = 30_000;

/** Path of the call that returns the session's owner. */
const OWNER_PATH = '/userinfo/@self?';

/**
 * Browser `fetch` that starts after `ready` and rejects after a timeout. Without a session the
 * owner call is refused here, as the backend would refuse it: a real 401 logs an error in the
 * browser console.
 */
export function fetchWithTimeout(ready: Promise<void>): typeof globalThis.fetch {
  return async (input, init) => {
    await ready;
    if (typeof input === 'string' && input.includes(OWNER_PATH) && !mayHaveSession())
      return Response.json({ errors: [{ errorKey: '_ERR_DIDNT_LOGON' }] }, { status: 401 });
    if (init?.body instanceof Blob) {
      const { sendFile } = await importWithRetry(() => import('./send-file.ts'));
      return sendFile(new Request(input, { ...init, body: null }), init.body);
    }
    return fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  };
}
