import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { countRequests } from '#harness/pictures/settled.ts';
import { CONSENT_COOKIE, EVERYTHING, writeChoice } from '#src/consent/consent.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { BRANDS } from '../support/brands.ts';
import {
  type CanaryPlace,
  expectNoCanary,
  keptByPage,
  opensCanaryPlace,
  typesCanaries,
  watchRequests,
} from '../support/canaries.ts';
import { test } from '../support/journey.ts';
import { pagesOf } from '../support/all-pages.ts';
import { goesToFoot, inputsOf, savesSession } from '../support/shopper.ts';
import { startTool } from '../support/tool-server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Forms not reachable by a page's address alone, by their input's name. `nothing-kept.spec.ts`, `campaign.spec.ts` and
 * the purchase's journeys cover them.
 */
const BEHIND_MORE = [
  'account/fillInDetails',
  'account/fillInEmail',
  'account/fillInPassword',
  'auth/fillInGuestAccount',
  'auth/fillInNewPassword',
  'checkout/fillInCard',
  'checkout/fillInPayingGiftCard',
  'newsletter/fillInCampaign',
  'newsletter/fillInPopupSignUp',
  'orders/fillInReceipt',
  'product/fillInNotice',
];

const declared = declaredUnits().flatMap(({ kind, name }) =>
  kind === 'input' && /\/fillIn[A-Z]/.test(name) ? [name] : [],
);

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' }).first().click();
const inSignIn = (name: string) => async (page: Page) => {
  await signIn(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

const OPENED: readonly CanaryPlace[] = [
  { path: '/women', scope: 'dialog', opens: signIn },
  { path: '/women', scope: 'dialog', opens: inSignIn('Create an account') },
  { path: '/women', scope: 'dialog', opens: inSignIn('Forgotten your password?') },
  { path: '/women', scope: 'footer', opens: goesToFoot },
  { path: '/women', scope: 'dialog', opens: opensReport, isUnsent: true },
];

async function opensReport(page: Page): Promise<void> {
  await goesToFoot(page);
  await page.getByRole('button', { name: 'Report a problem' }).click();
}

/** Sends a report of the whole session; returns the stored report. */
async function reportSent(page: Page): Promise<string> {
  await opensCanaryPlace(page, { path: '/women', scope: 'dialog', opens: opensReport });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Nothing in particular.');
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().includes('/reports/') && response.request().method() === 'POST',
    ),
    dialog.getByRole('button', { name: /^Send/ }).click(),
  ]);
  expect(answer.status()).toBe(202);
  const { caseNumber } = (await answer.json()) as { caseNumber: string };
  return (await page.request.get(`/reports/${caseNumber}`)).text();
}

test('typed texts occur in no byte of log, storage, report, analytics, console, server log and unrelated calls', async ({
  browser,
  contextOptions,
}) => {
  test.setTimeout(600_000);
  const reports = mkdtempSync(join(tmpdir(), 'canaries-'));
  const server = await startTool('start', undefined, ['--reports', reports]);
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
  try {
    await context.addCookies([
      { name: CONSENT_COOKIE, value: writeChoice(EVERYTHING, false), url: server.url },
    ]);
    const page = await context.newPage();
    countRequests(page);
    const leaks = watchRequests(page);
    const said: string[] = [];
    context.on('console', (message) => said.push(message.text()));
    context.on('weberror', (error) => said.push(String(error.error().stack)));
    const [brand] = BRANDS;
    const places = pagesOf(brand as (typeof BRANDS)[number]).map(([, path]) => ({
      path,
      scope: 'main',
    }));
    let typed = 0;
    for (const place of [...places, ...OPENED]) typed += await typesCanaries(page, place);
    expect(typed).toBeGreaterThan(20);

    const report = await reportSent(page);
    await opensCanaryPlace(page, { path: '/women', scope: 'main' }); // closes the dialog
    const file = await savesSession(page);
    const filled = new Set(inputsOf(file).filter((name) => declared.includes(name)));
    expect(declared.filter((name) => !filled.has(name))).toEqual(BEHIND_MORE);

    const collected = await (await page.request.get('/collect')).text();
    expect(collected).toContain('form_error');
    expectNoCanary({
      ...(await keptByPage(page)),
      session: readFileSync(file, 'utf8'),
      report,
      analytics: collected,
      console: said.join('\n'),
      'server log': server.output(),
    });
    expect(leaks).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
    rmSync(reports, { recursive: true });
  }
});
