import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKED_ALREADY = new Set(['.avif', '.webp', '.jpg', '.png', '.ico', '.woff2', '.br', '.gz']);
const SMALLEST_WORTH_PACKING = 860;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Writes compressed copies of each text file below `folder`, as brotli and gzip; the server does not compress files.
 *
 * @param {string} folder
 */
export async function packSite(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED_ALREADY.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(packFile));
}

/** @param {string} file */
async function packFile(file) {
  const body = readFileSync(file);
  if (body.length < SMALLEST_WORTH_PACKING) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([packBrotli(body, { params }), packGzip(body, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
