import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DEMO } from '#harness/cli/support/build.mjs';
import { keepEarlier } from '#harness/server/keep-earlier.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';
import { BRANDS } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { nextRelease } from '../support/next-release.ts';
import { expectVerified, shopperOn } from '../support/shopper.ts';

const PRODUCT = BRANDS[0]?.product ?? '';

test('a tab of the previous release continues beside one of the new release', async ({
  browser,
}) => {
  const home = mkdtempSync(join(tmpdir(), 'two-releases-'));
  const fresh = join(home, 'site');
  nextRelease(DEMO, fresh);
  let folder = DEMO;
  const sites = { [DEMO]: createSite({ folder: DEMO }), [fresh]: createSite({ folder: fresh }) };
  const { port, close } = await listen((request, response) => sites[folder]?.(request, response), {
    port: 0,
  });
  const context = await browser.newContext();
  try {
    const older = await context.newPage();
    await older.goto(`http://localhost:${port}/new`);
    await expect(older.getByRole('article').first()).toBeVisible();
    const { earlier } = keepEarlier(DEMO, fresh);
    expect(earlier?.files.length).toBeGreaterThan(50);
    folder = fresh;
    const newer = await context.newPage();
    await newer.goto(`http://localhost:${port}${PRODUCT}`);
    for (const [group, size] of BRANDS[0]?.sizes ?? []) await shopperOn(newer).chooses(group, size);
    await shopperOn(newer).addsToBag();
    await expect(newer.getByRole('dialog')).toBeVisible();
    await shopperOn(older).expectBagCount(1);
    await older.getByRole('button', { name: 'Bag, 1 item' }).click();
    await expect(
      older.getByRole('dialog').getByRole('link', { name: 'Foundry Straight Jean' }),
    ).toBeVisible();
    await shopperOn(older).closesDrawer();
    await shopperOn(older).opensFirstProduct();
    expectVerified(await shopperOn(older).savesSession());
    await shopperOn(newer).closesDrawer();
    expectVerified(await shopperOn(newer).savesSession());
  } finally {
    await context.close();
    await close();
    rmSync(home, { recursive: true });
  }
});
