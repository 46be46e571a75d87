import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { type Page, expect } from '@playwright/test';
import '#src/app/whole-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';

/** Actions and observations of a shopper. */
export interface Shopper {
  page: Page;
  opens(path: string): Promise<void>;
  follows(link: string): Promise<void>;
  opensFirstProduct(): Promise<string>;
  chooses(group: string, value: string): Promise<void>;
  addsToBag(): Promise<void>;
  /** Chooses sizes and adds the first item to the bag. */
  addsFirst(...sizes: readonly (readonly [group: string, value: string])[]): Promise<void>;
  closesDrawer(): Promise<void>;
  signsIn(email: string, password: string): Promise<void>;
  expectBagCount(count: number): Promise<void>;
  expectWishlistCount(count: number): Promise<void>;
  /** Saves the session; returns the file's path. */
  savesSession(): Promise<string>;
}

export function shopperOn(page: Page): Shopper {
  const main = page.getByRole('main');
  const items = (count: number) => `${count} item${count === 1 ? '' : 's'}`;
  return {
    page,
    async opens(path) {
      await page.goto(path);
      await expect(main).toBeVisible();
    },
    async follows(link) {
      const menu = page.getByRole('navigation', { name: 'Main' });
      // A pointer over the menu has opened it.
      await page.mouse.move(720, 600);
      await expect(menu.locator('[aria-expanded=true]')).toHaveCount(0);
      await menu.getByRole('link', { name: link, exact: true }).click();
    },
    async opensFirstProduct() {
      const link = main.getByRole('article').getByRole('link').first();
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      return name;
    },
    async chooses(group, value) {
      // A press queued before hydration looks to Playwright like one without effect.
      await comesToLife(page);
      await page
        .getByRole('group', { name: group })
        .getByRole('radio', { name: value, exact: true })
        .check();
    },
    async addsToBag() {
      await main.getByRole('button', { name: 'Add to bag' }).first().click();
    },
    async addsFirst(...sizes) {
      for (const [group, value] of sizes) await this.chooses(group, value);
      await this.addsToBag();
      await this.expectBagCount(1);
    },
    async closesDrawer() {
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toBeHidden();
    },
    async signsIn(email, password) {
      await page.getByRole('button', { name: 'Sign in' }).first().click();
      const drawer = page.getByRole('dialog', { name: 'Sign in' });
      await drawer.getByLabel('E-mail address').fill(email);
      await drawer.getByLabel('Password').fill(password);
      await drawer.getByRole('button', { name: 'Sign in' }).click();
    },
    async expectBagCount(count) {
      await expect(page.getByRole('button', { name: `Bag, ${items(count)}` })).toBeVisible();
    },
    async expectWishlistCount(count) {
      await expect(page.getByRole('link', { name: `Wishlist, ${items(count)}` })).toBeVisible();
    },
    savesSession: () => savesSession(page),
  };
}

/** Signs in on the account's sign-in page. */
export async function entersAccount(
  page: Page,
  path: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(path);
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  await drawer.getByLabel('E-mail address').fill(email);
  await drawer.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
}

/** Saves the session with the footer's button, which hydrates on scroll. */
export async function savesSession(
  page: Page,
  button = 'Save this session for a problem report',
): Promise<string> {
  await goesToFoot(page);
  const [download] = await Promise.all([
    page.waitForEvent('download', SAVING),
    page.getByRole('button', { name: button }).click(SAVING),
  ]);
  return download.path();
}

/** Timeout of saving; longer means that the button is covered. */
const SAVING = { timeout: 30_000 };

/** Waits for hydration; earlier presses are queued. */
export async function comesToLife(page: Page): Promise<void> {
  await page.waitForFunction(() => !('selvedgeEarly' in window));
}

/** Scrolls to the footer, whose placeholder hydrates nearby; repeats while the page still grows. */
export async function goesToFoot(page: Page): Promise<void> {
  const foot = page.getByRole('contentinfo');
  await expect(async () => {
    await foot.scrollIntoViewIfNeeded();
    await expect(foot).not.toBeEmpty({ timeout: 2_000 });
  }).toPass();
}

/** Runs the replay command on saved sessions, as a developer would. */
export function replay(...files: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'harness/cli/replay.ts', ...files],
    { encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

/** Expects saved sessions to replay verified, including all facts and the final state. */
export function expectVerified(...files: string[]): void {
  for (const file of files)
    expect(verifyAtHand(readTrace(readFileSync(file, 'utf8')))).toMatchObject({
      divergence: undefined,
      isStateCompared: true,
    });
}

/**
 * Stores a saved session as a golden trace if `SELVEDGE_KEEP_TRACES` names it. `npm run trace -- golden --changed`
 * records
 * browser traces in this way.
 */
export function keepAsGolden(file: string, name: string): void {
  if (!process.env['SELVEDGE_KEEP_TRACES']?.split(',').includes(name)) return;
  const target = `fixtures/traces/${name}.jsonl`;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}

/** Names of a saved session's inputs, in order. */
export function inputsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [kind, , name] = JSON.parse(line) as unknown[];
      return kind === 'i' && typeof name === 'string' ? [name] : [];
    });
}
