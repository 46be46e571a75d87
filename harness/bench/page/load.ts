import type { Browser, Page } from '@playwright/test';
import { blockingOf, observedOf } from './observed.ts';
import { type Asked, type Phone, openPhone } from './phone.ts';

/** Measured pages, with the selector and count of a complete page. */
export const PAGES = {
  listing: { path: '/all', part: 'main article', count: 48 },
  product: { path: '/foundry-straight-jean-rl0101rin', part: 'main h1', count: 1 },
  home: { path: '/', part: 'main h1', count: 1 },
} as const;
export type MeasuredPage = keyof typeof PAGES;

/** Requests and timings of one page load; times in ms since its start. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Blocking time beyond 50 ms per long task, and the total time of long tasks. */
  blocking: number;
  longTasks: number;
  shift: number;
  /** Hydration time; missing on a static page. */
  alive: number;
  asked: Asked[];
}

/** Loads a page, the shop's own or its static copy. */
export async function loadOnce(
  browser: Browser,
  url: string,
  which: MeasuredPage,
  isPlain = false,
): Promise<Load> {
  const phone = await openPhone(browser);
  try {
    await phone.open(url);
    await showsWhole(phone, which);
    const alive = isPlain ? 0 : await whenAlive(phone.page);
    await phone.settle();
    const observed = await observedOf(phone.page);
    const { firstPaint, largestPaint, longTasks, shifts } = observed;
    return {
      firstPaint,
      largestPaint,
      blocking: blockingOf(observed),
      longTasks: longTasks.reduce((sum, duration) => sum + duration, 0),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      alive,
      asked: phone.asked,
    };
  } finally {
    await phone.close();
  }
}

/** Waits for a complete page and the images in the viewport. */
export async function showsWhole({ page }: Phone, which: MeasuredPage): Promise<void> {
  const { part, count } = PAGES[which];
  await page.waitForFunction(
    ([selector, wanted]) =>
      document.querySelectorAll(selector).length === wanted &&
      [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isBeside = right <= 0 || left >= window.innerWidth;
        return image.complete || isBeside || bottom <= 0 || top >= window.innerHeight;
      }),
    [part, count] as const,
  );
}

/** Milliseconds until the whole page is hydrated. */
export async function whenAlive(page: Page): Promise<number> {
  const when = await page.waitForFunction(() => !('selvedgeEarly' in window) && performance.now());
  return Number(await when.jsonValue());
}

/** JS heap in MB after a forced collection. Without observers, so nothing else runs in the page. */
export async function heapOnce(browser: Browser, url: string): Promise<number> {
  const phone = await openPhone(browser, { isObserved: false });
  try {
    await phone.open(url);
    await whenAlive(phone.page);
    await phone.settle();
    for (let round = 0; round < 3; round++) await phone.session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await phone.session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  } finally {
    await phone.close();
  }
}

/** The page's HTML without any script: the best case of a prerendered page. */
export async function plainPageOf(browser: Browser, url: string): Promise<string> {
  const phone = await openPhone(browser, { hasScript: false });
  try {
    await phone.open(url);
    return await snapshot(phone.page);
  } finally {
    await phone.close();
  }
}

function snapshot(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    const unneeded = 'script, noscript, link[rel="modulepreload"], [as="script"], [as="fetch"]';
    for (const one of copy.querySelectorAll(unneeded)) one.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
}
