import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from './build.mjs';

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

const BACKEND = /(^|\/)harness\/backend\//;
const WORLD = /(^|\/)world-[\w-]+\.js$/;

/** The bundler's record of the last build. @returns {Manifest} */
export function readManifest(folder = DIST) {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
}

/**
 * The scripts that a browser runs before a listing shows: the entry with all that it imports, and the
 * listing's own page where that is loaded on demand. Without the embedded backend.
 *
 * @param {Manifest} manifest
 * @returns {string[]} files below the build's folder
 */
export function listingScripts(manifest) {
  const lazyListing = dynamicImports(manifest, 'index.html').filter((key) =>
    /^(\.\/)?listing\//.test(key),
  );
  return filesOf(manifest, ['index.html', ...lazyListing]);
}

/**
 * The embedded backend's scripts beyond those of the storefront; the world's data apart.
 *
 * @param {Manifest} manifest
 * @returns {{ scripts: string[], data: string[] }}
 */
export function backendScripts(manifest) {
  const shop = new Set(filesOf(manifest, ['index.html']));
  const roots = Object.keys(manifest).filter((key) => BACKEND.test(key));
  const lazy = roots.flatMap((key) => dynamicImports(manifest, key));
  const files = filesOf(manifest, [...roots, ...lazy]).filter((file) => !shop.has(file));
  return {
    scripts: files.filter((file) => !WORLD.test(file)),
    data: files.filter((file) => WORLD.test(file)),
  };
}

/**
 * What files weigh as served to a browser that takes gzip.
 *
 * @param {string[]} files
 * @returns {number} kilobytes of 1000 bytes
 */
export function gzippedKb(files, folder = DIST) {
  const bytes = files.map(
    (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** @param {Manifest} manifest @param {string[]} keys @returns {string[]} */
function filesOf(manifest, keys) {
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const inner of manifest[key]?.imports ?? []) visit(inner);
  };
  keys.forEach(visit);
  return [...seen]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((file) => file.endsWith('.js'));
}

/** Everything loaded on demand by a chunk or by what it imports. @param {Manifest} manifest @param {string} root */
function dynamicImports(manifest, root) {
  const seen = new Set();
  /** @type {Set<string>} */
  const lazy = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const inner of manifest[key]?.dynamicImports ?? []) lazy.add(inner);
    for (const inner of manifest[key]?.imports ?? []) visit(inner);
  };
  visit(root);
  return [...lazy];
}
