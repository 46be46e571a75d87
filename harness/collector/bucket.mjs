import { createHash, createHmac } from 'node:crypto';
import { Stop } from '../cli/support/stop.mjs';

/**
 * Where a bucket is, and who may write into it.
 *
 * @typedef {object} BucketPlace
 * @property {URL} address of the bucket, with what keys begin with: `https://s3.eu-central-1.amazonaws.com/reports/shop`
 * @property {string} region
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 * @property {string} [sessionToken]
 */

/** @param {string | Uint8Array} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** @param {string | Uint8Array} key @param {string} text */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/**
 * The headers of a request with its signature (AWS Signature Version 4), as every S3-compatible storage reads it.
 *
 * @param {BucketPlace} place
 * @param {{ method: string, url: URL, body?: string | Uint8Array, headers?: Record<string, string>, at: number }} request
 * @returns {Record<string, string>}
 */
export function signed(place, { method, url, body = '', headers = {}, at }) {
  const time = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  /** @type {Record<string, string>} */
  const all = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': time,
    ...(place.sessionToken && { 'x-amz-security-token': place.sessionToken }),
  };
  const names = Object.keys(all).toSorted();
  const list = names.join(';');
  const canonical = [
    method,
    url.pathname.split('/').map(encoded).join('/'),
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    list,
    all['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${place.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, place.region, 's3', 'aws4_request'].reduce(
    (before, part) => hmac(before, part),
    /** @type {string | Uint8Array} */ (`AWS4${place.secretAccessKey}`),
  );
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${place.accessKeyId}/${scope},SignedHeaders=${list},Signature=${hmac(key, text).toString('hex')}`,
  };
}

/** Once, whether it came encoded or not. @param {string} part */
function encoded(part) {
  return encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** @typedef {ReturnType<typeof createBucket>} Bucket */

/**
 * A folder in an S3-compatible storage. What it refuses is thrown.
 *
 * @param {BucketPlace} place
 * @param {typeof fetch} [send]
 * @example await createBucket(place).put('2026-11-24/R-7K2M-9QXB.jsonl.gz', bytes);
 */
export function createBucket(place, send = fetch) {
  /** @param {string} method @param {string} key @param {Uint8Array} [body] */
  async function ask(method, key, body) {
    const url = new URL(`${place.address.href.replace(/\/$/, '')}/${key}`);
    const headers = signed(place, { method, url, ...(body && { body }), at: Date.now() });
    // A storage that does not answer must not keep shoppers waiting.
    const signal = AbortSignal.timeout(10_000);
    const answer = await send(url, {
      method,
      headers,
      signal,
      ...(body && { body: new Uint8Array(body) }),
    });
    await answer.body?.cancel();
    if (!answer.ok && !(method === 'DELETE' && answer.status === 404))
      throw new Error(`${method} ${url.pathname} was answered ${answer.status}`);
  }

  return {
    /** @param {string} key @param {Uint8Array} body */
    put: (key, body) => ask('PUT', key, body),
    /** @param {string} key */
    remove: (key) => ask('DELETE', key),
  };
}

/**
 * Reads where the bucket is from the environment, as tools for S3 do; nothing where none is named.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {BucketPlace | undefined}
 * @throws {Stop} what of it is missing
 */
export function bucketIn(environment) {
  const address = environment['SELVEDGE_REPORTS_BUCKET'];
  if (!address) return undefined;
  const accessKeyId = environment['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = environment['AWS_SECRET_ACCESS_KEY'];
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Stop('SELVEDGE_REPORTS_BUCKET is the address of a bucket, with https://', 2);
  if (!accessKeyId || !secretAccessKey)
    throw new Stop('The bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY', 2);
  return {
    address: new URL(address),
    region: environment['AWS_REGION'] || 'us-east-1',
    accessKeyId,
    secretAccessKey,
    ...(environment['AWS_SESSION_TOKEN'] && { sessionToken: environment['AWS_SESSION_TOKEN'] }),
  };
}
