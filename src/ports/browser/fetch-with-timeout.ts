import { fetchFile } from '../../kernel/late-file.ts';
import { mayHaveSession } from './renewal-lock.ts';

/** How long an answer may take, body and all. One that never came would hold up whatever waits for it. */
const PATIENCE_MS = 30_000;

/** The question whose session it is. */
const OWNER_PATH = '/userinfo/@self?';

/**
 * The browser's `fetch`, from `ready` on; an answer that takes too long is none, and rejects. Where
 * there can be no session the question for its owner is refused here, as the backend would: each
 * refusal of the backend's is an error in the browser's console.
 */
export function fetchWithTimeout(ready: Promise<void>): typeof globalThis.fetch {
  return async (input, init) => {
    await ready;
    if (typeof input === 'string' && input.includes(OWNER_PATH) && !mayHaveSession())
      return Response.json({ errors: [{ errorKey: '_ERR_DIDNT_LOGON' }] }, { status: 401 });
    if (init?.body instanceof Blob) {
      const { sendFile } = await fetchFile(() => import('./send-file.ts'));
      return sendFile(new Request(input, { ...init, body: null }), init.body);
    }
    return fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  };
}
