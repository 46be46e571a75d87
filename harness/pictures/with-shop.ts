import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '#harness/cli/support/browser.mjs';
import { startStandAlone } from '#harness/server/stand-alone.ts';
import { TODAY } from './take.ts';

/**
 * Opens a browser, and the shop on the day that its pages believe in; closes both, whatever happens. The
 * browser comes first: where none can be had nothing else has to be ended.
 *
 * @param say is told what takes its time
 * @param look is given the browser and the shop's address, without a path
 * @throws {Stop} where no browser can be had, or the shop cannot be built
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
