import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { comesToLife, goesToFoot } from './support/shopper.ts';
import { type ToolServer, copyOfSources, startTool } from './support/tool-server.ts';

// On a fresh clone Vite bundles the libraries first, and every module is a request.
test.describe.configure({ timeout: 180_000 });

test.describe('npm run dev', () => {
  let sources: ReturnType<typeof copyOfSources>;
  let server: ToolServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    sources = copyOfSources();
    server = await startTool('dev', sources.folder);
  });
  test.afterAll(async () => {
    await server?.stop();
    sources?.remove();
  });

  function change(file: string, from: string, to: string): void {
    const found = ['src', 'locales/en'].flatMap((folder) =>
      readdirSync(join(sources.folder, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(sources.folder, folder, name),
      ),
    );
    const path = found.find((name) => basename(name) === file) ?? file;
    const code = readFileSync(path, 'utf8');
    expect(code).toContain(from);
    writeFileSync(path, code.replace(from, to));
  }

  test('shows products, and updates on changes of a component, style, text and model', async ({
    page,
  }) => {
    const filters = page.getByRole('dialog');
    const products = page.getByRole('main').getByRole('article');
    await page.goto(`${server.url}/women/jeans`);
    await expect(products.first()).toBeVisible({ timeout: 60_000 });

    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(filters).toBeVisible();
    change('ProductTile.tsx', '{detail}</p>', 'Dyed: {detail}</p>');
    await expect(products.first()).toContainText('Dyed: ');
    await expect(filters).toBeVisible();
    // A style edit preserves the page's state: the drawer stays open.
    change('ProductTile.module.css', '  .detail {', '  .detail {\n    letter-spacing: 7px;');
    await expect(products.first().getByText('Dyed: ')).toHaveCSS('letter-spacing', '7px');
    await expect(filters).toBeVisible();

    await filters.getByRole('button', { name: 'Close' }).click();
    await expect(filters).toBeHidden();
    change('catalogue.json', '"open": "Filter"', '"open": "Narrow down"');
    await expect(page.getByRole('button', { name: 'Narrow down' })).toBeVisible({
      timeout: 60_000,
    });
    await comesToLife(page); // Hydrate first, to receive the next change.
    change('filters-model.ts', "'listing/isFilterOpen', false", "'listing/isFilterOpen', true");
    await expect(filters).toBeVisible({ timeout: 30_000 });
    await filters.getByRole('button', { name: 'Close' }).click();
    await expect(products.first()).toContainText('Dyed: ', { timeout: 60_000 });
    const link = products.first().getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });

    // Sources under `/content/` are no calls of the content service.
    await goesToFoot(page);
    const foot = page.getByRole('contentinfo').getByRole('link').first();
    await expect(foot).toBeVisible({ timeout: 30_000 });
  });

  test('the studio records a scenario, and verifies it in its worker', async ({ page }) => {
    await page.goto(`${server.url}/studio?scenario=wishlist-remove-fails`);
    await expect(page.getByText('Before the first record')).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Verify' }).click();
    const verdict = page.getByRole('status', { name: 'Verification' });
    await expect(verdict).toContainText('verified', { timeout: 60_000 });
  });
});

test.describe('npm run stories', () => {
  let server: ToolServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await startTool('stories');
  });
  test.afterAll(() => server?.stop());

  /** Opens a story without Ladle's frame. The first visit makes Vite bundle libraries. */
  async function open(page: Page, story: string): Promise<void> {
    await page.goto(`${server.url}/?mode=preview&story=${story}`);
  }

  const patient = { timeout: 60_000 };

  test('a scenario’s walk shows its texts', async ({ page }) => {
    await open(page, 'showroom--walk&scenario=wishlist-add-fails');
    await expect(page.getByRole('heading', { name: 'Saving to the wishlist fails' })).toBeVisible(
      patient,
    );
    await page.getByRole('button', { name: 'Next' }).click();
    const shop = page.frameLocator('iframe');
    await expect(shop.getByRole('button', { name: /wishlist/i }).first()).toBeVisible(patient);
  });
});
