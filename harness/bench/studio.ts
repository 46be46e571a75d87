import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '#harness/cli/support/browser.mjs';
import { DEMO, ensureBuilt } from '#harness/cli/support/build.mjs';
import { readTrace } from '#harness/replay/read-trace.ts';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';
import { createRandom } from '#src/kernel/random.ts';
import { LONG, type Benchmark, figure } from './measure.ts';
import { shopSession } from './shop-session.ts';

const OPENS = 5;
const SEEKS = 41;

/** Milliseconds from a selected file to the first step on the timeline. */
async function opened(page: Page, file: string): Promise<number> {
  await page.goto('/studio');
  const input = page.locator('input[type="file"]').first();
  await input.waitFor({ state: 'attached' });
  const open = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener('change', () => (start = performance.now()), {
          capture: true,
          once: true,
        });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role="listbox"] [role="option"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await input.setInputFiles(file);
  return open;
}

/** Milliseconds from a timeline position to the painted stage. */
async function sought(page: Page, share: number): Promise<number> {
  return page.evaluate(async (to) => {
    const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
    const stage = document.querySelector('iframe')?.contentDocument;
    if (!slider || !stage) throw new Error('There is no timeline, or no stage');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const start = performance.now();
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(stage, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      });
      setTimeout(resolve, 2_000); // a position may look like the previous one
    });
    set?.call(slider, String(Math.round(to * Number(slider.max))));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await changed;
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return performance.now() - start;
  }, share);
}

/** Milliseconds from "Verify" to the verdict. */
async function verified(page: Page): Promise<number> {
  const start = performance.now();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page
    .getByRole('status', { name: 'Verification' })
    .filter({ hasText: 'verified' })
    .waitFor();
  return performance.now() - start;
}

/** The studio in Chromium with a session of 20,000 records: time to open, seek and verify. */
export const studioBenchmark: Benchmark = {
  async run() {
    await ensureBuilt();
    const text = await shopSession(77, 260);
    const { length } = readTrace(text).records;
    if (length < LONG) throw new Error(`The long session has only ${length} records`);
    const folder = mkdtempSync(join(tmpdir(), 'selvedge-long-'));
    const file = join(folder, 'long.jsonl');
    writeFileSync(file, text);
    const { port, close } = await listen(createSite({ folder: DEMO }), { port: 0 });
    const browser = await chromium.launch({
      executablePath: await ensureBrowser((line: string) => process.stderr.write(`${line}\n`)),
      args: BROWSER_ARGS,
    });
    try {
      const page = await browser.newPage({
        baseURL: `http://localhost:${port}`,
        viewport: { width: 1440, height: 900 },
      });
      const opens: number[] = [];
      for (let round = 0; round <= OPENS; round++) opens.push(await opened(page, file));
      const random = createRandom(3);
      const seeks: number[] = [];
      for (let round = 0; round <= SEEKS; round++)
        seeks.push(await sought(page, random.below(LONG) / LONG));
      const verifies = [await verified(page)];
      return [
        figure('studio.open_ms', opens.slice(1), 'ms'),
        figure('studio.seek_ms', seeks.slice(1), 'ms'),
        figure('studio.verify_ms', verifies, 'ms'),
      ];
    } finally {
      await browser.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
