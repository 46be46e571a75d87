import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const PACKED_ALREADY = new Set(['.avif', '.webp', '.png', '.ico', '.woff2', '.br', '.gz']);
const SMALLEST_WORTH_PACKING = 860;

/**
 * Writes compressed copies of each text file below `folder`, as brotli and gzip; the server does not compress files.
 *
 * @param {string} folder
 */
export function packSite(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || PACKED_ALREADY.has(extname(file))) continue;
    const body = readFileSync(file);
    if (body.length < SMALLEST_WORTH_PACKING) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}
