import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { DEMO, ensureBuilt } from '#harness/cli/support/build.mjs';
import { BEST } from '#harness/server/packed.mjs';
import { SERVED_ID, type ServedDocument } from '#src/ports/browser/page/served-document.ts';
import { builtStorefront } from './document/built-storefront.ts';
import { type Benchmark, type Figure, rounded } from './measure.ts';

/** Fixed time of the documents, which contain delivery days. */
const NOW = Date.parse('2026-11-10T09:00:00Z');
const RIVET = 'http://localhost:4321';
const HOLLIS = 'http://hollismarlowe.localhost:4321';
/** Maximum number of attempts on a busy machine. */
const TRIES = 20;
/** Tiles of one page of a listing. */
const PAGE_SIZE = 48;

interface Served {
  html: string;
  document: Document;
}

/**
 * Counts the documents of the built demo: bytes, requests and elements. Of several documents of a kind, each figure is
 * that of the largest.
 */
export const servedBenchmark: Benchmark = {
  async run() {
    await ensureBuilt();
    const render = await renderer();
    const home = [await render(`${RIVET}/`), await render(`${HOLLIS}/`)];
    const listing = [await render(`${RIVET}/all`), await render(`${HOLLIS}/all`)];
    const product = [await render(`${RIVET}/foundry-straight-jean-rl0101rin`)];
    const text = [await render(`${RIVET}/privacy`)];
    return [
      ...bytesOf('home', home),
      ...bytesOf('listing', listing),
      ...bytesOf('product', product),
      most('served.text_styles_gz_kb', 'kB', text, styleKb),
      most('served.listing_requests', 'requests', listing, countRequests),
      most('served.listing_elements', 'elements', listing, countElements),
      most('served.listing_tile_elements', 'elements', listing, countTileElements),
    ];
  },
};

async function renderer(): Promise<(address: string) => Promise<Served>> {
  const fetch = await builtStorefront(() => NOW);
  return async (address) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const html = await (await fetch(new Request(address))).text();
      // A document that exceeds its time is a shell, and its calls answer the next request.
      if (html.includes(SERVED_ID)) return { html, document: documentOf(html) };
    }
    throw new Error(`There is no document at ${address}`);
  };
}

/** Parses a document as a browser with JavaScript: `<noscript>` has no elements. */
function documentOf(html: string): Document {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll('noscript')) element.replaceChildren();
  return document;
}

function most(
  name: string,
  unit: string,
  documents: readonly Served[],
  count: (served: Served) => number,
): Figure {
  const value = rounded(Math.max(...documents.map(count)), 2);
  return { name, value, unit, n: documents.length };
}

function bytesOf(kind: string, documents: readonly Served[]): Figure[] {
  return [
    most(`served.${kind}_br_kb`, 'kB', documents, ({ html }) => compressedKb(html)),
    most(`served.${kind}_styles_gz_kb`, 'kB', documents, styleKb),
  ];
}

function compressedKb(html: string): number {
  return brotliCompressSync(html, BEST).length / 1000;
}

function styleKb({ document }: Served): number {
  return attributesOf(document, 'link[rel="stylesheet"]', 'href')
    .map((path) => gzipSync(readFileSync(join(DEMO, path))).length / 1000)
    .reduce((sum, size) => sum + size, 0);
}

/**
 * Counts the requests that a document names and that precede any press: scripts, styles, preloads, the texts of its
 * views, eager pictures, and the files of a product page, downloaded when idle. Without the document, its icons and the
 * fonts, which styles name.
 */
function countRequests({ document }: Served): number {
  const data = document.getElementById(SERVED_ID)?.textContent ?? '';
  const { productFiles, texts } = JSON.parse(data) as ServedDocument;
  return new Set([
    ...attributesOf(document, 'script[src]', 'src'),
    ...attributesOf(document, 'link:is([rel="stylesheet"], [rel="modulepreload"])', 'href'),
    ...attributesOf(document, 'link[rel="preload"]', 'imagesrcset', 'href'),
    ...attributesOf(document, 'img:not([loading="lazy"])', 'srcset', 'src'),
    ...texts,
    ...productFiles,
  ]).size;
}

/** First of the attributes that each element has. */
function attributesOf(document: Document, selector: string, ...names: string[]): string[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const name = names.find((each) => element.hasAttribute(each)) ?? '';
    return element.getAttribute(name) ?? '';
  });
}

function countElements({ document }: Served): number {
  return document.querySelectorAll('*').length;
}

function countTileElements({ document }: Served): number {
  const tiles = [...document.querySelectorAll('main li:has(> article)')];
  if (tiles.length !== PAGE_SIZE) throw new Error(`The listing has ${tiles.length} tiles`);
  return Math.max(...tiles.map((tile) => 1 + tile.querySelectorAll('*').length));
}
