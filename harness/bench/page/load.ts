import type { Browser, Page } from '@playwright/test';
import { blockingOf, observedOf } from './observed.ts';
import { type Asked, type Phone, openPhone } from './phone.ts';

/** What is measured: each with what its page has when it is whole. */
export const PAGES = {
  listing: { path: '/all', part: 'main article', count: 48 },
  product: { path: '/foundry-straight-jean-rl0101rin', part: 'main h1', count: 1 },
  home: { path: '/', part: 'main h1', count: 1 },
} as const;
export type MeasuredPage = keyof typeof PAGES;

/** What one load of a page has asked for, and when what of it was there; times in milliseconds since it began. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** What long tasks took beyond 50 ms each, and all that they took. */
  blocking: number;
  longTasks: number;
  shift: number;
  /** When it began to listen; a plain page never does. */
  alive: number;
  asked: Asked[];
}

/** Loads a page, the shop's own or the plain one that looks like it. */
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

/** Waits for all that a page has, and for the pictures that are in sight. */
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

/** Milliseconds until the whole page listens. */
export async function whenAlive(page: Page): Promise<number> {
  const when = await page.waitForFunction(() => !('selvedgeEarly' in window) && performance.now());
  return Number(await when.jsonValue());
}

/** Megabytes of script's heap after a forced collection. Nothing else runs in the page, no observer either. */
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

/** A page as it stands in its document, without any script: what a prerendered page could be at best. */
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
