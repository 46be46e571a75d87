import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Stop } from '../cli/support/stop.mjs';

/**
 * Address and credentials of a bucket.
 *
 * @typedef {object} BucketPlace
 * @property {URL} address of the bucket, with the prefix of its keys: `https://s3.eu-central-1.amazonaws.com/reports/shop`
 * @property {string} region
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 * @property {string} [sessionToken]
 */

/** @typedef {ReturnType<typeof createBucket>} Bucket */

/**
 * A folder in an S3-compatible storage. Rejects if the storage refuses a request.
 *
 * @param {BucketPlace} place
 * @param {typeof fetch} [send]
 * @example await createBucket(place).put('2026-11-24/R-7K2M-9QXB.jsonl.gz', bytes);
 */
export function createBucket({ address, ...who }, send = fetch) {
  const client = new AwsClient({ ...who, service: 's3' });

  /** @param {string} method @param {string} key @param {Uint8Array} [body] */
  async function ask(method, key, body) {
    const url = new URL(`${address.href.replace(/\/$/, '')}/${key}`);
    const bytes = new Uint8Array(body ?? []);
    const request = await client.sign(url, {
      method,
      headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
      ...(body && { body: bytes }),
      // Limits the wait of shoppers if the storage does not answer.
      signal: AbortSignal.timeout(10_000),
    });
    const answer = await send(request);
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
 * Reads the bucket from the environment variables of S3 tools; undefined without one.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {BucketPlace | undefined}
 * @throws {Stop} if a variable is missing or invalid
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
