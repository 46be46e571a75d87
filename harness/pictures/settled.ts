import type { Page } from '@playwright/test';

/** Number of started and finished requests, by page. */
const requestsOf = new WeakMap<Page, { begun: number; over: number }>();
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** Starts to count a page's requests; {@link waitUntilSettled} then waits for these too. */
export function countRequests(page: Page): void {
  const requests = { begun: 0, over: 0 };
  requestsOf.set(page, requests);
  page.on('request', () => (requests.begun += 1));
  page.on('requestfinished', () => (requests.over += 1));
  page.on('requestfailed', () => (requests.over += 1));
}

/** Lists pending content after two animation frames. */
function awaitedOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    if (!document.querySelector('main')?.querySelector('h1, h2')?.checkVisibility())
      return ['a heading'];
    const places = ['main', 'dialog[open]'].flatMap((place) => [
      `${place} [aria-busy="true"]`,
      `${place} [data-shape][aria-hidden]`,
    ]);
    return [...document.querySelectorAll(places.join())]
      .filter((one) => one.checkVisibility())
      .map((one) => one.outerHTML.slice(0, 160));
  });
}

/**
 * Resolves when the page is rendered and nothing is loading, such as a dialog's module.
 *
 * @throws Error that names what is missing after 30 s
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const requests = requestsOf.get(page);
    const begun = requests?.begun;
    const awaited = await awaitedOn(page).catch((error: unknown) => [String(error)]);
    if (awaited.length === 0 && begun === requests?.over && begun === requests?.begun) return;
    if (performance.now() > until)
      throw new Error(`Not settled: ${JSON.stringify({ awaited, ...requests })}`);
    await page.waitForTimeout(PAUSE_MS);
  }
}

/** Loads all images and fonts of a page, also lazy ones. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
