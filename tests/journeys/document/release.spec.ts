import { chromium, expect, type Page } from '@playwright/test';
import { ensureBuilt, RELEASE } from '#harness/cli/support/build.mjs';
import { BROWSER_ARGS, findBrowser } from '#harness/cli/support/browser.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';
import { test } from '../support/journey.ts';
import { startStandAlone, type StandAlone } from '../support/stand-alone.ts';

const HOST = 'www.rivetloom.example';
let shop: StandAlone;

// Workers that build a release run one after another.

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await ensureBuilt(RELEASE);
  shop = await startStandAlone(RELEASE);
});

test.afterAll(() => shop.close());

/** Opens a page of the release on a host that the browser takes for a real one. */
async function onRealHost(path: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { port } = new URL(shop.url);
  const browserPath = process.env['CHROME_PATH'] ?? findBrowser();
  const browser = await chromium.launch({
    args: [...BROWSER_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    ...(browserPath !== undefined && { executablePath: browserPath }),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://${HOST}:${port}${path}`);
    await look(page);
  } finally {
    await browser.close();
  }
}

test('works on its own host, and ignores demo orders in the address', async () => {
  const rules = [{ on: 'GET /content/*', then: { status: 500, errorKey: '_ERR_GENERIC' } }];
  const address = `/women?scenario=bag-of-three&store=hm-de&reset-backend&backend-rules=${encodeURIComponent(JSON.stringify(rules))}`;
  await onRealHost(address, async (page) => {
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bag, 0 items' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'rl');
  });
});

test('replaces the worker that a demo on the same host has left by its own', async ({ page }) => {
  const site = createSite({ folder: RELEASE });
  const { port, close } = await listen(
    (request, response) => {
      if (request.url === '/before') return void response.end('<!doctype html>');
      if (request.url !== '/backend-worker.js') return site(request, response);
      response.setHeader('content-type', 'text/javascript');
      response.end('addEventListener("fetch", () => {})');
    },
    { port: 0 },
  );
  await page.goto(`http://localhost:${port}/before`);
  await page.evaluate(() => navigator.serviceWorker.register('/backend-worker.js'));
  await page.goto(`http://localhost:${port}/`);
  const workers = async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => active && new URL(active.scriptURL).pathname);
  };
  await expect.poll(() => page.evaluate(workers)).toEqual(['/offline-worker.js']);
  await close();
});
