import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FILE = new URL('experiments.json', import.meta.url);

/**
 * What the demo tries out, as somebody's service of experiments would say it. The file is read anew each time: what is changed in
 * it, pages have within five minutes.
 *
 * @param {string | undefined} known the ETag that whoever asks has
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
