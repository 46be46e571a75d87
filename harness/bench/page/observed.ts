import type { Page } from '@playwright/test';

/** What `observe.js` has kept in a page. */
export interface Observed {
  /** Milliseconds until the largest contentful paint. */
  largestPaint: number;
  /** Layout shifts that no input has caused. */
  shifts: { value: number; at: number }[];
  /** The longest event of each interaction, in milliseconds. */
  interactions: Record<string, number>;
  pressed: number;
  arrived: number;
  /** When the last press was let go of, and when the bag's totals were painted anew after it. */
  clicked: number;
  changed: number;
}

/** Reads what a page has observed. */
export function observedOf(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as { observed: Observed }).observed);
}

/** Forgets the interactions so far, so that the next is the only one. */
export async function forgetInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { observed } = window as unknown as { observed: Observed };
    Object.assign(observed, { interactions: {}, pressed: 0, arrived: 0, clicked: 0, changed: 0 });
  });
}
