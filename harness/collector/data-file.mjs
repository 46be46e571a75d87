import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FILE = new URL('experiments.json', import.meta.url);

/**
 * What the demo tries out, as somebody's service of experiments would say it. The file is read anew each time: what is changed in
 * it, pages have within five minutes.
 *
 * @param {string | undefined} known the ETag that whoever asks has
 * @param {import('node:http').ServerResponse} response
 */
export function answerDataFile(known, response) {
  const body = readFileSync(FILE);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const isKnown = known === etag;
  response.writeHead(isKnown ? 304 : 200, {
    etag,
    'content-type': 'application/json',
    'cache-control': 'no-cache',
  });
  response.end(isKnown ? undefined : body);
}
