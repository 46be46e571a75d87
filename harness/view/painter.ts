import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '#harness/cli/support/browser.mjs';
import { readElements, type SeenElement } from './elements.ts';
import { styleSheetOf } from './style-sheet.ts';

/** A page as it is painted. */
export interface Painted {
  png: Buffer;
  /** What each element of it looks like. */
  elements(): Promise<SeenElement[]>;
}

/** Paints documents of one tree, with its styles, fonts and pictures. */
export interface Painter {
  /** The tree's whole style sheet. */
  sheet: string;
  /** In a window of a width, in px; the one before is gone then. */
  paint(document: string, width: number): Promise<Painted>;
}

const ADDRESS = 'http://shop.test/';
const PICTURES = /^\/pictures\/([\w-]+\.\w+)$/;
const FONTS = /^\/(@fontsource-variable\/[\w-]+)\/(files\/[\w.-]+)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const HEIGHT = 900;

/** The browser that paints. */
export async function openPaintBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser((line: string) => process.stderr.write(`${line}\n`));
  return chromium.launch({ executablePath, args: BROWSER_ARGS });
}

/** A painter of the build in `tree`. */
export async function createPainter(browser: Browser, tree: string): Promise<Painter> {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
  // tsx has functions say their names by a helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  const sheet = styleSheetOf(tree);
  let document = '';
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: document });
    if (pathname === '/sheet.css') return route.fulfill({ contentType: 'text/css', body: sheet });
    const file = fileOf(tree, pathname);
    if (file === undefined || !existsSync(file)) return route.abort();
    const contentType = TYPES[extname(file)];
    return route.fulfill({ body: readFileSync(file), ...(contentType && { contentType }) });
  });

  return {
    sheet,
    async paint(html, width) {
      document = html;
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(ADDRESS);
      await page.evaluate(isThere);
      const png = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
      });
      return { png, elements: () => elementsOf(page) };
    },
  };
}

async function elementsOf(page: Page): Promise<SeenElement[]> {
  return page.evaluate(readElements);
}

/** A picture of the tree, or a font of this project's dependencies. */
function fileOf(tree: string, path: string): string | undefined {
  const [, picture] = PICTURES.exec(path) ?? [];
  if (picture !== undefined) return join(tree, 'fixtures/pictures/rendered', picture);
  const [, font, file = ''] = FONTS.exec(path) ?? [];
  if (font === undefined) return undefined;
  const manifest = createRequire(import.meta.url).resolve(`${font}/package.json`);
  return join(dirname(manifest), file);
}

/** In the page: resolves when pictures and fonts are there. */
async function isThere(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
}
