import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FILE = new URL('experiments.json', import.meta.url);

/**
 * Serves the demo's experiments like an external service. The file is reread each time; pages use changes within five
 * minutes.
 *
 * @param {string | undefined} known ETag of the client
 * @returns {Response}
 */
export function answerDataFile(known) {
  const body = readFileSync(FILE);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const isKnown = known === etag;
  return new Response(isKnown ? null : new Uint8Array(body), {
    status: isKnown ? 304 : 200,
    headers: { etag, 'content-type': 'application/json', 'cache-control': 'no-cache' },
  });
}
