import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MEMORY = 32_000_000;
/** Good compression within a few milliseconds, for the first visitor. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** A tenth smaller, after about 200 ms. */
export const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** @type {Record<string, (body: Buffer) => Promise<Buffer>>} */
const PACKERS = {
  br: (body) => promisify(brotliCompress)(body, QUICK),
  gzip: (body) => promisify(gzip)(body),
  identity: (body) => Promise.resolve(body),
};

/**
 * Compresses each document once per encoding, cached by its tag. Documents without a tag are not compressed. A document
 * that is requested again is compressed as far as brotli goes, one at a time.
 *
 * @example
 * const { encoding, holds, bodyOf } = packed.as('gzip, br');
 * const document = await ask(holds); // has no body if it is cached
 * response.end(await bodyOf(document));
 */
export function createPacked() {
  /** @type {LRUCache<string, Buffer, { document: Response, encoding: string }>} */
  const packed = new LRUCache({
    maxSize: MEMORY,
    sizeCalculation: (body) => body.length,
    fetchMethod: async (_key, _stale, { context: { document, encoding } }) =>
      PACKERS[encoding]?.(await bytesOf(document)),
  });
  /** @type {WeakSet<Buffer>} */
  const improved = new WeakSet();
  let improving = Promise.resolve();

  /** @param {string} key @param {Buffer} body */
  async function improve(key, body) {
    const best = await promisify(brotliCompress)(await promisify(brotliDecompress)(body), BEST);
    improved.add(best);
    packed.set(key, best);
  }

  return {
    /** @param {string} accepted encodings that the browser takes */
    as(accepted) {
      const encoding = ['br', 'gzip'].find((one) => accepted.includes(one)) ?? 'identity';
      /** @type {Buffer | undefined} */
      let held;
      return {
        encoding,
        /** @param {string} tag */
        holds(tag) {
          const key = `${encoding} ${tag}`;
          const body = packed.get(key);
          held = body;
          if (body && encoding === 'br' && !improved.has(body)) {
            improved.add(body);
            // The document was compressed here, so that it can be read.
            improving = improving.then(() => improve(key, body));
          }
          return body !== undefined;
        },
        /** @param {Response} document */
        async bodyOf(document) {
          if (held) return held;
          const tag = document.headers.get('etag');
          if (tag === null || document.status === 304) return bytesOf(document);
          const key = `${encoding} ${tag}`;
          const body = await packed.fetch(key, { context: { document, encoding } });
          if (!body) throw new Error('A document could not be packed');
          return body;
        },
      };
    },
  };
}

/** @param {Response} document */
async function bytesOf(document) {
  return Buffer.from(await document.arrayBuffer());
}
