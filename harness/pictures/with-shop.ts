import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '#harness/cli/support/browser.mjs';
import { startStandAlone } from '#harness/server/stand-alone.ts';
import { TODAY } from './take.ts';

/**
 * Opens a browser and the shop with a fixed date; always closes both. The browser is first, because without it nothing
 * else needs cleanup.
 *
 * @param say receives messages about slow steps
 * @param look receives the browser and the shop's base URL
 * @throws {Stop} without a browser, or if the shop cannot be built
 */
export async function withShop<Result>(
  say: (line: string) => void,
  look: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const executablePath = await ensureBrowser(say);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    say('Building …');
    const shop = await startStandAlone(undefined, () => TODAY.getTime());
    try {
      return await look(browser, shop.url);
    } finally {
      await shop.close();
    }
  } finally {
    await browser.close();
  }
}
