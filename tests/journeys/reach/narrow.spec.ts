import { type Locator, expect } from '@playwright/test';
import { buyerOn } from '../support/buyer.ts';
import { test } from '../support/journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Controls that overflow the window horizontally. */
function cutOff(within: Locator): Promise<string[]> {
  return within.locator('button, input, label, a').evaluateAll((all) =>
    all
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < 0 || box.right > window.innerWidth))
      .map(({ each }) => each.outerHTML.slice(0, 120)),
  );
}

for (const brand of ['rl', 'hm'] as const)
  test(`PUP-01 the search for a pickup point of ${brand} fits on 320 px, in German`, async ({
    page,
  }) => {
    const { t } = buyerOn(page, 'de');
    const main = page.getByRole('main');
    await page.goto(`/?scenario=checkout-ready&store=${brand}-de`);
    await main.getByRole('radio', { name: t('checkout.delivery.tab.pickup') }).check();
    await main.getByRole('button', { name: /wählen$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('checkout.pickup.search.label') }).fill('Berlin');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByRole('button', { name: t('checkout.pickup.choose') }).first(),
    ).toBeVisible();
    expect(await cutOff(dialog)).toEqual([]);
    expect(await cutOff(main)).toEqual([]);
  });

for (const brand of ['rl', 'hm'] as const)
  test(`UIX-01 the header of ${brand} has all its targets on 320 px, beside each other and beside the brand’s name`, async ({
    page,
  }) => {
    await page.goto(`/?store=${brand}-gb`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /^Bag/ })).toBeInViewport({ ratio: 1 });
    // WCAG 1.4.4: larger text causes no horizontal overflow.
    for (const size of ['200%', '150%', '']) {
      await page.evaluate((text) => void (document.documentElement.style.fontSize = text), size);
      expect(await cutOff(header), size).toEqual([]);
    }
    const targets = await header.locator('button, a').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ checkVisibilityCSS: true }))
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, bottom }) => width > 1 && bottom > 0)
        .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }))
        .toSorted((one, other) => one.left - other.left),
    );
    expect(targets.length).toBeGreaterThanOrEqual(5);
    const over = targets.filter(({ left }, at) => left < (targets[at - 1]?.right ?? 0));
    expect(over).toEqual([]);
  });

test('CHK-01 the order summary folds above the steps, but not beside them', async ({ page }) => {
  const { t } = buyerOn(page);
  const main = page.getByRole('main');
  await page.goto('/?scenario=checkout-ready&store=rl-gb');
  await expect(main.locator('summary')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(
    main.getByRole('heading', { level: 2, name: t('checkout.summary.title') }),
  ).toBeVisible();
  await expect(main.locator('summary')).toHaveCount(0);
  await expect(main.getByRole('list', { name: t('checkout.summary.lines') })).toBeVisible();
});
