import { expect, type Locator, type Page } from '@playwright/test';

/** Expects stable, visible focus on an element. */
export async function expectFocusSeen(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const marks = await target.evaluate((element) => {
    const places = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      // A choice shows its focus on its visual cell.
      ...(element.nextElementSibling ? [getComputedStyle(element.nextElementSibling)] : []),
    ];
    return places.map(({ outlineStyle, outlineWidth }) => ({ outlineStyle, outlineWidth }));
  });
  expect(marks.some((mark) => mark.outlineStyle !== 'none' && mark.outlineWidth !== '0px')).toBe(
    true,
  );
}

const MOST_TABS = 40;

/** Presses Tab until the target has focus; fails if it is not in the tab order. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  // A single query, because the element may be replaced between two.
  const focused = target.and(page.locator(':focus'));
  for (let press = 0; press < MOST_TABS; press += 1) {
    await page.keyboard.press(key);
    if ((await focused.count()) > 0) break;
  }
  await expectFocusSeen(target);
}
