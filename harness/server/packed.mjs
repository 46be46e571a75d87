import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MEMORY = 32_000_000;
/** Near the best of what takes a few milliseconds; it is done once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @type {Record<string, (body: Buffer) => Promise<Buffer>>} */
const PACKERS = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
  identity: (body) => Promise.resolve(body),
};

/**
 * Packs each document once in each way, by its tag; what has no tag goes out as it is.
 *
 * @returns {(document: Response, accepted: string) => Promise<{ encoding: string, body: Buffer }>} `accepted` names encodings that the browser takes
 */
export function createPacked() {
  /** @type {LRUCache<string, Buffer, { document: Response, encoding: string }>} */
  const packed = new LRUCache({
    maxSize: MEMORY,
    sizeCalculation: (body) => body.length,
    fetchMethod: async (_key, _stale, { context: { document, encoding } }) =>
      PACKERS[encoding]?.(await bodyOf(document)),
  });
  return async (document, accepted) => {
    const tag = document.headers.get('etag');
    if (tag !== null && document.body) {
      const encoding = ['br', 'gzip'].find((one) => accepted.includes(one)) ?? 'identity';
      const body = await packed.fetch(`${encoding} ${tag}`, { context: { document, encoding } });
      if (body) return { encoding, body };
    }
    return { encoding: 'identity', body: await bodyOf(document) };
  };
}

/** @param {Response} document */
async function bodyOf(document) {
  return Buffer.from(await document.arrayBuffer());
}
