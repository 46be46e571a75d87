import { type Page, type Response, expect } from '@playwright/test';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';

/** Opens a page by its document; a cold server sends the first visitor the shell. */
export async function opensServed(
  page: Page,
  path: string,
  waitUntil: 'commit' | 'load' = 'load',
): Promise<void> {
  await expect(async () => {
    const response: Response | null = await page.goto(path, { waitUntil });
    expect(await response?.text()).toContain(SERVED_ID);
  }).toPass();
}
