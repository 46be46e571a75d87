import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OtherBrowser,
  OTHER_BROWSERS,
  isInstalled,
} from '#harness/cli/support/other-browsers.mjs';
import { runCommand } from '#harness/cli/support/run.mjs';
import { FORMATS } from './journeys/formats.ts';
import { LISTING } from './journeys/listing.ts';
import { PRODUCT } from './journeys/product.ts';
import { PURCHASE } from './journeys/purchase.ts';
import { SESSION } from './journeys/session.ts';
import { STUDIO } from './journeys/studio.ts';
import type { Browser } from './support/engine.ts';
import { startFirefox } from './support/firefox.ts';
import { ShopPage } from './support/shop-page.ts';
import { startWebKit } from './support/webkit.ts';
import { type WatchedSite, watchSite } from './support/watched-site.ts';

function start({ name, files }: OtherBrowser): Promise<Browser> {
  const { browser = '', driver = '', display = '' } = files;
  return name === 'Firefox' ? startFirefox(browser) : startWebKit({ browser, driver, display });
}

const JOURNEYS = [...PURCHASE, ...SESSION, ...LISTING, ...PRODUCT, ...STUDIO, ...FORMATS];
const PORT = Number(new URL(process.env['SELVEDGE_URL'] ?? 'http://localhost:4399').port);

describe.each(OTHER_BROWSERS.filter(isInstalled))('$name', (wanted) => {
  describe('completes the journeys', () => {
    let browser: Browser;
    let site: WatchedSite;
    const sessions = mkdtempSync(join(tmpdir(), 'selvedge-browsers-'));
    let saved = 0;

    beforeAll(async () => {
      site = await watchSite(PORT);
      browser = await start(wanted);
    });

    afterAll(async () => {
      await browser.close();
      await site.close();
      rmSync(sessions, { recursive: true });
    });

    it.each(JOURNEYS)('$title', async ({ run, expected }) => {
      const engine = await browser.open();
      const page = new ShopPage(engine, site.port);
      site.takeComplaints();
      try {
        const session = await run(page, site);
        const complaints = site.takeComplaints().filter((line) => !expected?.test(line));
        expect(complaints).toEqual([]);
        if (session === undefined) return;
        saved += 1;
        writeFileSync(join(sessions, `${saved}.jsonl`), session);
      } finally {
        site.cutOff(false);
        await engine.close();
      }
    });

    it('every saved session verifies in Node', async () => {
      expect(saved).toBeGreaterThan(0);
      const { status, output } = await runCommand(process.execPath, [
        '--import',
        'tsx',
        'harness/cli/replay.ts',
        sessions,
      ]);
      expect(output).toContain(`${saved} verified, 0 diverged, 0 unreadable`);
      expect(status).toBe(0);
    });
  });
});
