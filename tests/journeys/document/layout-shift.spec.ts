import { type BrowserContext, type Page, expect } from '@playwright/test';
import { CONSENT_COOKIE, NOTHING_MORE, writeChoice } from '#src/consent/consent.ts';
import { countRequests, waitUntilSettled } from '#harness/pictures/settled.ts';
import { BRANDS } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { pagesOf } from '../support/all-pages.ts';
import { comesToLife } from '../support/shopper.ts';
import { serveSlowly } from '../support/slow-network.ts';

/** One layout shift without user input. */
interface Shift {
  value: number;
  startTime: number;
  /** Shifted nodes with their old and new positions. */
  nodes: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
    /** Time at which the last fonts had come. */
    fontsDone?: number;
  }
}

/** Records the layout shifts of each document from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)}/${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.getAttribute('class')}` : 'a removed node';
    };
    const shifts: Shift[] = (window.layoutShifts = []);
    document.fonts.addEventListener('loadingdone', (event) => (window.fontsDone = event.timeStamp));
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as LayoutShift[];
      for (const { value, startTime, hadRecentInput, sources } of entries)
        if (!hadRecentInput)
          shifts.push({
            value,
            startTime,
            nodes: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)} ${place(previousRect)} → ${place(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the footer by script: keys and wheel would count as user input. */
async function scrollsThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * Maximum layout shift scores of a visit; Google calls 0.1 good. A stand-in face breaks some lines elsewhere than the
 * brand's, which comes later on a slow network.
 */
const MOST = 0.005;
const MOST_OF_SWAP = 0.02;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const CHOICE = { name: CONSENT_COOKIE, value: writeChoice(NOTHING_MORE, false) };

/** Layout shifts of a first visit, from the document to the footer: those while its fonts came, and the others. */
async function visits(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await watchShifts(page);
  countRequests(page);
  await page.goto(path);
  await comesToLife(page);
  await waitUntilSettled(page);
  await scrollsThrough(page);
  await waitUntilSettled(page);
  return page.evaluate(() => {
    const { layoutShifts: all = [], fontsDone = 0 } = window;
    const files = performance.getEntriesByType('resource');
    const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
    const first = Math.min(...fonts.map(({ responseEnd }) => responseEnd));
    const isSwap = ({ startTime }: Shift) => startTime >= first - 20 && startTime <= fontsDone + 50;
    return { swap: all.filter(isSwap), other: all.filter((shift) => !isSwap(shift)) };
  });
}

let server: Awaited<ReturnType<typeof serveSlowly>>;
test.beforeAll(async () => {
  server = await serveSlowly();
});
test.afterAll(() => server.close());

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    for (const viewport of SIZES)
      for (const [name, path] of pagesOf(brand))
        test(`loads without a layout shift, at ${viewport.width} px: ${name}`, async ({
          browser,
        }) => {
          const baseURL = server.url.replace('//', `//${brand.host}`);
          const context = await browser.newContext({ baseURL, viewport });
          await context.addCookies([{ ...CHOICE, url: baseURL }]);
          const shifts = await visits(context, path);
          await context.close();
          const all = JSON.stringify(shifts, null, 1);
          const sumOf = (some: Shift[]) => some.reduce((sum, { value }) => sum + value, 0);
          expect(sumOf(shifts.other), all).toBeLessThanOrEqual(MOST);
          expect(sumOf(shifts.swap), all).toBeLessThanOrEqual(MOST_OF_SWAP);
        });
  });
