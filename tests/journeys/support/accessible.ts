import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { invalidities } from './validity.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A phone's window and a wide one. */
export const SCREENS = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** Violations of WCAG 2.2 AA on the page that axe finds, without `except`. */
export async function violationsOf(page: Page, ...except: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Reports only what is used below; all frames are same-origin.
    .options({ resultTypes: ['violations'], selectors: false })
    .withTags(WCAG)
    .setLegacyMode();
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Elements outside of landmarks, and asides without a name. */
export async function outsideLandmarks(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(['region', 'landmark-unique']).setLegacyMode();
  const { violations } = await axe.analyze();
  const unnamed = await page
    .locator('aside:not([aria-label], [aria-labelledby])')
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
  return [...violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)), ...unnamed];
}

/** Waits for all finite animations. */
async function comesToRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** Expects no WCAG 2.2 AA violations that axe finds, and valid HTML. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await test.step(`${what} is accessible`, async () => {
    // A link half under the sticky header would count as too small a target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await comesToRest(page);
    const found = [...(await violationsOf(page)), ...(await invalidities(page))];
    expect.soft(found, what).toEqual([]);
  });
}

/** Like {@link expectAccessible}, at both window sizes. */
export async function expectAccessibleAtBoth(page: Page, what: string): Promise<void> {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${what} on ${screen}`);
  }
}
