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
  /** Shifted nodes with their old and new positions. */
  nodes: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
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
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            nodes: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)} ${place(previousRect)} → ${place(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts of the shown document so far. */
function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => window.layoutShifts ?? []);
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

/** Maximum layout shift score of a visit; Google calls 0.1 good. */
const MOST = 0.005;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const CHOICE = { name: CONSENT_COOKIE, value: writeChoice(NOTHING_MORE, false) };

/** Layout shifts of a first visit, from the document to the footer. */
async function visits(context: BrowserContext, path: string): Promise<Shift[]> {
  const page = await context.newPage();
  await watchShifts(page);
  countRequests(page);
  await page.goto(path);
  await comesToLife(page);
  await waitUntilSettled(page);
  await scrollsThrough(page);
  await waitUntilSettled(page);
  return shiftsOf(page);
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
          const url = new URL(server.url);
          url.hostname = brand.host + url.hostname;
          const baseURL = url.href;
          const context = await browser.newContext({ baseURL, viewport });
          await context.addCookies([{ ...CHOICE, url: baseURL }]);
          const shifts = await visits(context, path);
          await context.close();
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST);
        });
  });
