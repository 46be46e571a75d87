import { expect, type Page } from '@playwright/test';
import { isOnTurn } from '#harness/config/turn.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { BRANDS, useBrand, type Brand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { pagesOf } from './support/page-kinds.ts';
import { expectVerified, shopperOn } from './support/shopper.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Of a product that is not there, the picture is not either.
  expected: /\/pictures\/rl9999xxx/,
});

/** Situations that no address alone leads to. */
const SITUATIONS = [
  'bag-voucher',
  'checkout-as-guest',
  'checkout-details-saved',
  'payment-saved-card',
  'confirmation-reloaded',
  'orders-two-pages',
  'wishlist-taken-back',
];

const PRESSABLE = 'button, summary, [role="button"], input[type="checkbox"], input[type="radio"]';

interface Place {
  name: string;
  path: string;
  /** Where it ends, if that takes more than one page. */
  endsAt: string;
}

function placesOf(brand: Brand): Place[] {
  const key = brand.host === '' ? 'rl' : 'hm';
  return [
    ...pagesOf(brand).map(([name, path]) => ({ name, path, endsAt: path.replace(/\?.*/, '') })),
    ...SITUATIONS.map((name) => {
      const { start } = scenarioNamed(name).in[key];
      return { name, path: `/?scenario=${name}&store=${start.store}`, endsAt: start.path };
    }),
  ];
}

function scenarioNamed(name: string) {
  const found = SCENARIOS.find(({ id }) => id === name);
  if (!found) throw new Error(`There is no scenario ${name}`);
  return found;
}

async function opens(page: Page, { path, endsAt }: Place): Promise<void> {
  await page.goto(path);
  await page.waitForURL((url) => url.pathname === endsAt);
  await expectSettled(page);
}

/** How many requests of each page are on their way. */
const underWay = new WeakMap<Page, number>();

function countsRequests(page: Page): void {
  const add = (by: number) => () => underWay.set(page, (underWay.get(page) ?? 0) + by);
  page.on('request', add(1));
  page.on('requestfinished', add(-1));
  page.on('requestfailed', add(-1));
}

/** The page is there, and nothing of it is still on its way, such as a dialog's file. */
async function expectSettled(page: Page): Promise<void> {
  await expect.poll(() => underWay.get(page)).toBe(0);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(
    page.locator('main [aria-busy="true"], dialog[open] [aria-busy="true"]'),
  ).toHaveCount(0);
}

/**
 * What can be pressed on the page: one of each kind, as forty tiles have the same heart. A kind is what looks alike and
 * begins with the same word.
 */
function kindsOn(page: Page): Promise<string[]> {
  return page.locator(PRESSABLE).evaluateAll((all) => {
    const kinds = new Set<string>();
    for (const one of all) {
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
      if (!isSeen || one.matches(':disabled')) continue;
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
      const place = one.closest('header, main, footer, dialog');
      const land = place?.getAttribute('aria-label') ?? place?.tagName ?? '';
      const look = `${one.tagName} ${one.className.replaceAll(/-module|"/g, '')}`;
      const kind = `${land || 'dialog'}: ${name.split(/\s/)[0]} (${look})`;
      // By this it is found again, wherever it stands by then.
      if (!kinds.has(kind)) one.setAttribute('data-kind', kind);
      kinds.add(kind);
    }
    return [...kinds];
  });
}

const controlOf = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`).first();

/** Where the focus is; undefined where it is on something that is there, can be seen, and is not shut off by a dialog. */
function lostFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const active = document.activeElement;
    const dialogs = [...document.querySelectorAll('dialog')].filter((one) => one.matches(':modal'));
    const top = dialogs.at(-1);
    if (!active || active === document.body) return 'on nothing';
    if (top && !top.contains(active))
      return `behind the dialog, on ${active.outerHTML.slice(0, 120)}`;
    if (!active.checkVisibility())
      return `on what cannot be seen, ${active.outerHTML.slice(0, 120)}`;
    return undefined;
  });
}

/** Long enough for what comes late; what has lost the focus by then does not find it again. */
const LATE_MS = 3_000;

/** Waits until the focus is on what is there; what is wrong with it where it does not come. */
async function focusProblem(page: Page, when: string): Promise<string[]> {
  let problem: string | undefined;
  await expect
    .poll(async () => (problem = await lostFocus(page)), { timeout: LATE_MS })
    .toBeUndefined()
    .catch(() => undefined);
  return problem === undefined ? [] : [`${when}: the focus is ${problem}`];
}

/** When the document was loaded: a new one has the focus nowhere yet. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Presses it twice from the keyboard's own place: a dialog that has opened between the two has the focus by then. */
async function pressesTwice(page: Page, kind: string): Promise<string[]> {
  const control = controlOf(page, kind);
  const isChoice = await control.evaluate((one) => one instanceof HTMLInputElement);
  await control.focus();
  const before = await documentOf(page);
  await page.keyboard.press(isChoice ? 'Space' : 'Enter');
  await page.keyboard.press(isChoice ? 'Space' : 'Enter');
  await expectSettled(page);
  return (await documentOf(page)) === before ? focusProblem(page, kind) : [];
}

async function closesDialogs(page: Page, kind: string): Promise<string[]> {
  const problems = [];
  for (let tries = 0; tries < 3 && (await page.locator('dialog:modal').count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await expectSettled(page);
    problems.push(...(await focusProblem(page, `${kind}, then Escape`)));
  }
  return problems;
}

async function pressesAll(page: Page, place: Place): Promise<string[]> {
  const problems: string[] = [];
  countsRequests(page);
  await opens(page, place);
  const start = page.url();
  const seen = new Set<string>();
  // What a press brings is pressed as well, in its turn, where it stays on the page.
  for (let left = await kindsOn(page); left.length > 0;) {
    const kind = left.find((one) => !seen.has(one));
    if (kind === undefined) break;
    seen.add(kind);
    await test.step(kind, async () => {
      // What opens by itself lies over it.
      const found = await closesDialogs(page, 'by itself');
      if ((await controlOf(page, kind).count()) === 0) return;
      found.push(...(await pressesTwice(page, kind)));
      await expect(page.getByText('Something went wrong on our side')).toHaveCount(0);
      found.push(...(await closesDialogs(page, kind)));
      problems.push(...found);
      const isElsewhere = page.url() !== start || (await page.locator('dialog:modal').count()) > 0;
      if (found.length > 0 || isElsewhere) await opens(page, place);
    });
    left = await kindsOn(page);
  }
  expect(seen.size).toBeGreaterThan(0);
  return problems;
}

for (const [at, brand] of BRANDS.entries()) {
  test.describe(brand.name, () => {
    useBrand(brand);
    // Of what both brands share, one brand: in the next turn it is the other one's.
    for (const place of placesOf(brand).filter((_, place) => isOnTurn(place + at)))
      test(`each press of ${place.name}, twice and by keyboard, leaves the focus on what is there`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        expect(await pressesAll(page, place)).toEqual([]);
        expectVerified(await shopperOn(page).savesSession());
      });
  });
}
