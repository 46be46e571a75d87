import type { Browser, Page } from '@playwright/test';
import { measureFit } from './fit.ts';
import type { SeenPages } from './judge-pages.ts';
import { waitUntilSettled } from './settled.ts';
import type { Shot } from './shot.ts';
import { openVisit, signIn } from './take.ts';
import type { Visit } from './visits.ts';

/** Screen widths to check, in CSS pixels. */
const FIT_WIDTHS = [390, 320, 1440];
/** Layers that open differently on a wide screen, so they are reopened there. */
const OPENED_ANEW = new Set(['menu', 'filters', 'suggestions']);
/** Transparent image of one pixel. */
const NO_PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

export function pageNames(shots: readonly Shot[]): string[] {
  return shots.flatMap(({ name }) => FIT_WIDTHS.map((width) => nameOf(name, width)));
}

/** Measures pages of the shop at all widths as one visitor. Reports and omits pages that fail. */
export async function seePages(
  browser: Browser,
  url: string,
  visit: Visit,
  shots: readonly Shot[],
  say: (line: string) => void,
): Promise<SeenPages> {
  const seen: SeenPages = {};
  const sayWhy = (what: string, error: unknown) =>
    say(`  ${visit.site.target} ${what}: not seen (${String(error).split('\n')[0]})`);
  try {
    const page = await openVisit(browser, url, visit);
    page.setDefaultTimeout(30_000);
    await page.route('**/pictures/**', (route) =>
      route.fulfill({ body: NO_PICTURE, contentType: 'image/gif' }),
    );
    let isGuest = true;
    for (const shot of shots.toSorted(guestsFirst)) {
      if (isGuest && !shot.isGuest) {
        await page.setViewportSize({ width: 1440, height: 844 });
        await page.goto(visit.at('/'));
        await signIn(page, visit);
        isGuest = false;
      }
      await seePage(page, visit, shot, seen).catch((error: unknown) => sayWhy(shot.name, error));
    }
    await page.context().close();
  } catch (error) {
    sayWhy('the rest', error);
  }
  return seen;
}

function guestsFirst(one: Shot, other: Shot): number {
  return Number(other.isGuest ?? false) - Number(one.isGuest ?? false);
}

async function seePage(page: Page, visit: Visit, shot: Shot, seen: SeenPages): Promise<void> {
  await page.setViewportSize({ width: FIT_WIDTHS[0] ?? 0, height: 844 });
  const orderId = (await shot.prepare?.(page, visit)) ?? '';
  const open = async () => {
    await page.goto(visit.at(shot.path(visit, orderId)));
    await waitUntilSettled(page);
    await shot.act?.(page, visit);
    await waitUntilSettled(page);
  };
  await open();
  for (const width of FIT_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    if (width > 1000 && OPENED_ANEW.has(shot.name)) await open();
    await waitForLayout(page);
    seen[nameOf(shot.name, width)] = await page.evaluate(measureFit);
  }
}

function nameOf(shot: string, width: number): string {
  return `${shot}-${width}`;
}

async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
