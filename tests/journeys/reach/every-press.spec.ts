import { expect, type Page } from '@playwright/test';
import { BRANDS, type Brand, useBrand } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { OPEN_DIALOG, opensPlace, type Place, placesOf } from '../support/places.ts';
import { countRequests, waitUntilSettled } from '#harness/pictures/settled.ts';
import { expectVerified, shopperOn } from '../support/shopper.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The picture of a missing product is missing too.
  expected: /\/pictures\/rl9999xxx/,
});

/** Delay after which late content has loaded and lost focus is not restored. */
const LATE_MS = 3_000;
const PHONE = { width: 390, height: 844 };
const PRESSABLE = 'button, summary, [role="button"], input[type="checkbox"], input[type="radio"]';

/**
 * Pressable elements of the page, one of each kind. Elements are of one kind if they look alike and start with the same
 * word; choices are grouped by their question.
 */
function kindsOn(page: Page, within = 'body'): Promise<string[]> {
  return page
    .locator(within)
    .locator(PRESSABLE)
    .evaluateAll((all) => {
      const kinds = new Set<string>();
      for (const one of document.querySelectorAll('[data-kind]')) one.removeAttribute('data-kind');
      for (const one of all) {
        const isSeen = one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
        if (!isSeen || one.matches(':disabled')) continue;
        const group = one.closest('fieldset, [role="group"], [role="radiogroup"]');
        const question = group?.querySelector('legend')?.textContent ?? group?.ariaLabel;
        const isChoice = one instanceof HTMLInputElement;
        const label = isChoice ? one.labels?.[0]?.textContent : one.textContent;
        const name = (isChoice ? question : one.ariaLabel) ?? label ?? '';
        const land = one.closest('header, main, footer, dialog');
        const look = `${one.tagName} ${one.className}`.replaceAll(/-module|"/g, '');
        const [word] = name.trim().split(/\s/);
        const kind = `${land?.ariaLabel ?? land?.tagName ?? 'page'}: ${word} (${look})`;
        // Finds the element again, wherever it has moved.
        if (!kinds.has(kind)) one.setAttribute('data-kind', kind);
        kinds.add(kind);
      }
      return [...kinds];
    });
}

/** Focuses an element and returns its key; `undefined` if it was removed or is behind a dialog. */
function takesFocus(page: Page, kind: string): Promise<'Enter' | 'Space' | undefined> {
  return page.evaluate((wanted) => {
    const all = document.querySelectorAll<HTMLElement>('[data-kind]');
    const control = [...all].find(({ dataset }) => dataset['kind'] === wanted);
    if (control === undefined) return undefined;
    control.focus();
    const { activeElement } = document;
    // Colours become radio buttons, the chosen one of which takes the focus.
    const isReplaced = !control.isConnected && activeElement instanceof HTMLInputElement;
    if (activeElement !== control && !isReplaced) {
      if (document.querySelector('dialog:modal') !== null) return undefined;
      throw new Error(`${wanted} cannot take the focus`);
    }
    return activeElement instanceof HTMLInputElement ? 'Space' : 'Enter';
  }, kind);
}

/** Location of a lost focus; `undefined` if a visible element outside of inert content has it. */
function lostFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'on nothing';
    const what = active.outerHTML.slice(0, 120);
    if (!active.checkVisibility({ visibilityProperty: true }))
      return `on what cannot be seen, ${what}`;
    if (active.closest('[inert]')) return `on what is shut off, ${what}`;
    if (document.querySelector('dialog:modal') === null) return undefined;
    // A pointer reaches only the top dialog and its backdrop.
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog');
    return top?.contains(active) ? undefined : `behind the dialog, on ${what}`;
  });
}

/** Waits until a visible element has the focus; otherwise returns the problem. */
async function focusProblem(page: Page, when: string): Promise<string[]> {
  let problem: string | undefined = 'never asked for';
  await expect(async () => {
    problem = await lostFocus(page);
    expect(problem).toBeUndefined();
  })
    .toPass({ timeout: LATE_MS, intervals: [50] })
    .catch(() => undefined);
  return problem === undefined ? [] : [`${when}: the focus is ${problem}`];
}

/** Load time of the document: a new one has no focus yet. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Presses twice with the keyboard; a dialog opened by the first press receives the second. */
async function pressesTwice(page: Page, kind: string): Promise<string[]> {
  const before = await documentOf(page);
  const key = await takesFocus(page, kind);
  if (key !== undefined) {
    await page.keyboard.press(key);
    await page.keyboard.press(key);
  }
  await waitUntilSettled(page);
  return key !== undefined && (await documentOf(page)) === before ? focusProblem(page, kind) : [];
}

const isDialogOpen = async (page: Page) => (await page.locator('dialog:modal').count()) > 0;

async function closesDialogs(page: Page, when: string): Promise<string[]> {
  const problems = [];
  for (let tries = 0; tries < 3 && (await isDialogOpen(page)); tries += 1) {
    await page.keyboard.press('Escape');
    await waitUntilSettled(page);
    problems.push(...(await focusProblem(page, `${when}, then Escape`)));
  }
  return problems;
}

/** The page's URL and its number of open dialogs. */
const standingOf = async (page: Page) => `${page.url()} ${await page.locator(OPEN_DIALOG).count()}`;

/** Presses one of each kind, including controls that a press adds; reopens the place if it was left. */
async function pressesAll(page: Page, brand: Brand, place: Place): Promise<string[]> {
  const problems: string[] = [];
  const pressed = new Set<string>();
  await opensPlace(page, brand, place);
  const start = await standingOf(page);
  for (let isNew = true; ;) {
    const kinds = await kindsOn(page, place.dialog && OPEN_DIALOG);
    const kind = kinds.find((one) => !pressed.has(one));
    if (kind === undefined && isNew) break;
    if (kind === undefined) {
      await opensPlace(page, brand, place);
      isNew = true;
      continue;
    }
    pressed.add(kind);
    await test.step(kind, async () => {
      const found = await pressesTwice(page, kind);
      await expect(page.getByText('Something went wrong on our side')).toHaveCount(0);
      if (!place.dialog) found.push(...(await closesDialogs(page, kind)));
      problems.push(...found);
      isNew = found.length > 0 || (await standingOf(page)) !== start;
      if (isNew) await opensPlace(page, brand, place);
    });
  }
  expect(pressed.size).toBeGreaterThan(0);
  return problems;
}

for (const [at, brand] of BRANDS.entries()) {
  test.describe(brand.name, () => {
    useBrand(brand);
    // Both brands have the same places and controls: each place is tested in one of them.
    for (const [, place] of [...placesOf(brand).entries()].filter(
      ([index]) => index % BRANDS.length === at,
    ))
      test(`each press of ${place.name}, twice and by keyboard, leaves the focus on a visible element`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        if (place.name.startsWith('menu')) await page.setViewportSize(PHONE);
        countRequests(page);
        expect(await pressesAll(page, brand, place)).toEqual([]);
        await closesDialogs(page, 'at the end');
        expectVerified(await shopperOn(page).savesSession());
      });
  });
}
