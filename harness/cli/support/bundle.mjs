import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DEMO } from './build.mjs';

/** @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

const BACKEND = /(^|\/)harness\/backend\//;
/** Loaded only if the URL names a scenario. */
const SCENARIOS = /(^|\/)harness\/scenarios\//;
/** Loaded with the first call of a purchase. */
const PURCHASE = /(^|\/)harness\/backend\/purchase-routes\.ts$/;
/** Loaded with the first call in a language. */
const TRANSLATIONS = /(^|\/)(?:fixtures\/translations\/|locales\/)/;
const WORLD = /(^|\/)world-[\w-]+\.js$/;

/** Manifest of the last build. @returns {Manifest} */
export function readManifest(folder = DEMO) {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
}

/**
 * Scripts of a listing's first load on a phone: the entry with its imports, and the listing's page with its document
 * head and progress line. Without the menu of wide screens, the lazy footer and the embedded backend.
 *
 * @param {Manifest} manifest
 * @returns {string[]} files below the build's folder
 */
export function firstLoadScripts(manifest) {
  return scriptsOf(manifest, reach(manifest, namedChunks(manifest, ['shop'])));
}

/**
 * Additional scripts of a page after consent to analytics. Without those of its first load and those that every page
 * loads when idle.
 *
 * @param {Manifest} manifest
 * @returns {string[]} files below the build's folder
 */
export function measureScripts(manifest) {
  const before = reach(manifest, namedChunks(manifest, ['shop', 'late']));
  const measure = reach(manifest, namedChunks(manifest, ['measure']));
  return scriptsOf(
    manifest,
    measure.filter((key) => !before.includes(key)),
  );
}

/**
 * Scripts of the embedded backend that the storefront does not have, without scenarios. The world's data and scripts
 * for a purchase are separate.
 *
 * @param {Manifest} manifest
 * @returns {{ scripts: string[], data: string[], purchase: string[] }}
 */
export function backendScripts(manifest) {
  const shop = new Set(reach(manifest, namedChunks(manifest, ['shop', 'late'])));
  const own = (/** @type {string[]} */ keys) => keys.filter((key) => !shop.has(key));
  const roots = Object.keys(manifest).filter((key) => BACKEND.test(key) && !PURCHASE.test(key));
  const first = own(reach(manifest, roots));
  const late = lazyOf(manifest, first).filter(
    (key) => !SCENARIOS.test(key) && !TRANSLATIONS.test(key),
  );
  const always = own(reach(manifest, [...first, ...late.filter((key) => !PURCHASE.test(key))]));
  const files = scriptsOf(manifest, always);
  const bought = reach(
    manifest,
    late.filter((key) => PURCHASE.test(key)),
  );
  return {
    purchase: scriptsOf(
      manifest,
      own(bought).filter((key) => !always.includes(key)),
    ),
    scripts: files.filter((file) => !WORLD.test(file)),
    data: files.filter((file) => WORLD.test(file)),
  };
}

/**
 * Files below the build's folder, by the figures of their size.
 *
 * @returns {Record<`bundle.${string}`, string[]>}
 */
export function bundles(folder = DEMO) {
  const manifest = readManifest(folder);
  const { scripts, purchase, data } = backendScripts(manifest);
  return {
    'bundle.first_load_gz_kb': firstLoadScripts(manifest),
    'bundle.measure_gz_kb': measureScripts(manifest),
    'bundle.backend_gz_kb': scripts,
    'bundle.backend_purchase_gz_kb': purchase,
    'bundle.backend_data_gz_kb': data,
  };
}

/**
 * Gzip size of files.
 *
 * @param {string[]} files
 * @returns {number} kilobytes of 1000 bytes
 */
export function gzippedKb(files, folder = DEMO) {
  const bytes = files.map(
    (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Chunks by name. @param {Manifest} manifest @param {string[]} names */
function namedChunks(manifest, names) {
  return Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ''));
}

/** Chunks with all their static imports. @param {Manifest} manifest @param {string[]} roots */
function reach(manifest, roots) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const inner of manifest[key]?.imports ?? []) visit(inner);
  };
  roots.forEach(visit);
  return [...seen];
}

/** Dynamic imports of chunks. @param {Manifest} manifest @param {string[]} keys */
function lazyOf(manifest, keys) {
  return [...new Set(keys.flatMap((key) => manifest[key]?.dynamicImports ?? []))];
}

/** @param {Manifest} manifest @param {string[]} keys */
function scriptsOf(manifest, keys) {
  return keys.flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
