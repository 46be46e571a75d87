import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED_ALREADY = new Set(['.avif', '.webp', '.png', '.ico', '.woff2']);
const SMALLEST_WORTH_PACKING = 860;

const packers = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (/** @type {Buffer} */ body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * One file of the site, held in memory; packed on first request and kept packed.
 */
export class SiteFile {
  /** @type {Map<string, Promise<Buffer>>} */
  #packed = new Map();
  /** @type {Buffer | undefined} */
  #body;
  /** @type {string | undefined} */
  #tag;
  #read;

  /**
   * @param {string} path address on the site
   * @param {() => Buffer} read
   */
  constructor(path, read) {
    const extension = extname(path);
    this.path = path;
    this.type = TYPES[/** @type {keyof typeof TYPES} */ (extension)] ?? 'application/octet-stream';
    this.packable = !PACKED_ALREADY.has(extension);
    this.#read = read;
  }

  get body() {
    return (this.#body ??= this.#read());
  }

  get tag() {
    return (this.#tag ??= `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`);
  }

  /**
   * The body in the best encoding that the asker takes.
   *
   * @param {string} accepted the accept-encoding header
   * @returns {Promise<{ encoding: string | undefined, body: Buffer }>}
   */
  async encoded(accepted) {
    const encoding = this.packable ? bestEncoding(accepted) : undefined;
    if (!encoding || this.body.length < SMALLEST_WORTH_PACKING) {
      return { encoding: undefined, body: this.body };
    }
    let packed = this.#packed.get(encoding);
    if (!packed) this.#packed.set(encoding, (packed = packers[encoding](this.body)));
    return { encoding, body: await packed };
  }
}

/** @param {string} accepted @returns {'br' | 'gzip' | undefined} */
function bestEncoding(accepted) {
  const refused = /(br|gzip)\s*;\s*q=0(\.0*)?(?![.\d])/g;
  const offers = new Set(accepted.replace(refused, '').match(/[a-z*]+/g));
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : undefined;
}

/**
 * Every file below `folder` by its address. Only listed files are ever served, so no address can
 * reach outside; files and folders that start with a dot are left out. Pictures are read when first
 * asked for, the rest at once, so that a later build does not mix two versions.
 *
 * @param {string} folder
 * @returns {Map<string, SiteFile>}
 */
export function readSite(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const at = join(entry.parentPath, entry.name);
    const path = `/${at.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')}`;
    if (!entry.isFile() || path.includes('/.')) continue;
    const file = new SiteFile(path, () => readFileSync(at));
    if (!path.startsWith('/pictures/')) void file.body;
    files.set(path, file);
  }
  return files;
}
