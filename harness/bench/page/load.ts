import type { Browser, Page } from '@playwright/test';
import { type Asked, openPhone } from './phone.ts';
import { observedOf } from './observed.ts';

/** The listing that is measured: its first page has 48 tiles. */
export const LISTING = '/all';
const TILES = 48;

/** What one load of a page has asked for, and when its largest part was painted. */
export interface Load {
  largestPaint: number;
  asked: Asked[];
}

export async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const phone = await openPhone(browser);
  try {
    await phone.load(url);
    const tiles = await phone.page.locator('main article').count();
    if (tiles !== TILES) throw new Error(`${url} shows ${tiles} tiles`);
    const { largestPaint } = await observedOf(phone.page);
    return { largestPaint, asked: phone.asked };
  } finally {
    await phone.close();
  }
}

/** Megabytes of script's heap after a forced collection. Nothing else runs in the page, no observer either. */
export async function heapOnce(browser: Browser, url: string): Promise<number> {
  const phone = await openPhone(browser, false);
  try {
    await phone.load(url);
    for (let round = 0; round < 3; round++) await phone.session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await phone.session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  } finally {
    await phone.close();
  }
}

/** The listing as it stands in the document, without any script: what a prerendered page could be at best. */
export async function plainPageOf(browser: Browser, url: string): Promise<string> {
  const phone = await openPhone(browser);
  try {
    await phone.load(url);
    return await snapshot(phone.page);
  } finally {
    await phone.close();
  }
}

function snapshot(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll('script, noscript')) one.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
}
