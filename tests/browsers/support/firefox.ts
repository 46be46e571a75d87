import { type BrowserContext, type Page, launch } from 'puppeteer-core';
import type { Browser, Engine } from './engine.ts';

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  return {
    name: 'Firefox',
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // A page in the background gets few animation frames.
      await page.bringToFront();
      return engineOf(page, context);
    },
    close: () => browser.close(),
  };
}

function engineOf(page: Page, context: BrowserContext): Engine {
  const loaded = { waitUntil: 'domcontentloaded' } as const;
  return {
    goto: async (address) => void (await page.goto(address, loaded)),
    // A return from the back/forward cache detaches the frame that the call waits in.
    back: () => page.evaluate('history.back()').then(undefined, () => undefined) as Promise<void>,
    reload: async () => void (await page.reload(loaded)),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => context.close(),
  };
}
