import type { Page } from '@playwright/test';

/** What of a page is waited for after a press. */
export type Sight = 'known' | 'whole' | 'listing' | 'totals';

/** What `observe.js` has kept in a page; times in milliseconds since its document began. */
export interface Observed {
  /** The first and the largest contentful paint. */
  firstPaint: number;
  largestPaint: number;
  /** How long each task of more than 50 ms was. */
  longTasks: number[];
  /** Layout shifts that no input has caused. */
  shifts: { value: number; at: number }[];
  /** The longest event of each interaction, in milliseconds. */
  interactions: Record<string, number>;
  /** The last press. */
  pressed: number;
  /** When what was waited for was painted. */
  seen: Partial<Record<Sight, number>>;
}

interface Watched {
  observed: Observed;
  forget: () => void;
  awaitSights: (names: readonly Sight[]) => void;
}

/** Reads what a page has observed. */
export function observedOf(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as Watched).observed);
}

/** Forgets the interactions so far, so that the next is the only one. */
export async function forgetInteractions(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Watched).forget());
}

/** From now on keeps when each of these sights comes to be painted. */
export async function awaitSights(page: Page, names: readonly Sight[]): Promise<void> {
  await page.evaluate((all) => (window as unknown as Watched).awaitSights(all), names);
}

/** Goes back as the browser's own button does, and counts as a press. */
export async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Watched).observed.pressed = performance.now();
    window.history.back();
  });
}

/** Milliseconds from the last press to each of these sights, once all are painted. */
export async function sightsAfterPress<Name extends Sight>(
  page: Page,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  await page.waitForFunction(
    (all: readonly Sight[]) =>
      all.every((name) => (window as unknown as Watched).observed.seen[name]),
    names,
  );
  const { pressed, seen } = await observedOf(page);
  return Object.fromEntries(names.map((name) => [name, (seen[name] ?? NaN) - pressed])) as Record<
    Name,
    number
  >;
}

/** How long the page has kept its thread from what else came: what each long task took beyond 50 ms, together. */
export function blockingOf({ longTasks }: Observed): number {
  return longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}
