import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { PROJECT } from '#harness/cli/support/project.mjs';
import { loadPictures } from '#harness/pictures/settled.ts';
import { readElements, type SeenElement } from './elements.ts';
import { styleSheetOf } from './style-sheet.ts';

/** Paints documents with the styles, fonts and images of one tree. */
export interface Painter {
  sheet: string;
  /** Writes a document's screenshot as PNG, in a window of a width in CSS pixels. */
  paint(document: string, width: number, path: string): Promise<void>;
  /** Elements of the document that was painted last. */
  elements(): Promise<SeenElement[]>;
}

const ADDRESS = 'http://shop.test/';
const HEIGHT = 900;

/** Opens a painter of the build in `tree`. */
export async function createPainter(browser: Browser, tree: string): Promise<Painter> {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
  // tsx wraps functions in a `__name` helper, which the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  const sheet = styleSheetOf(tree);
  let body = '';
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body });
    if (pathname === '/sheet.css') return route.fulfill({ contentType: 'text/css', body: sheet });
    const path = pathname.startsWith('/@fontsource')
      ? join(PROJECT, 'node_modules', pathname)
      : join(tree, 'fixtures/pictures/rendered', basename(pathname));
    return existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  return {
    sheet,
    async paint(document, width, path) {
      body = document;
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(ADDRESS);
      await loadPictures(page);
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
    },
    elements: () => page.evaluate(readElements),
  };
}
