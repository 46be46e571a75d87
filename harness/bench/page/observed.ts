import type { Page } from '@playwright/test';

/** Observable content after a press. */
export type Sight = 'known' | 'whole' | 'listing' | 'totals';

/** Measurements of `observe.js`; times in ms since the document started. */
export interface Observed {
  /** First and largest contentful paint. */
  firstPaint: number;
  largestPaint: number;
  /** Durations of tasks longer than 50 ms. */
  longTasks: number[];
  /** Layout shifts without recent input. */
  shifts: { value: number; at: number }[];
  /** Longest event of each interaction in ms. */
  interactions: Record<string, number>;
  pressed: number;
  seen: Partial<Record<Sight, number>>;
}

interface Watched {
  observed: Observed;
  forget: () => void;
  awaitSights: (names: readonly Sight[]) => void;
}

export function observedOf(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as Watched).observed);
}

/** Clears the interactions, so that only the next one is stored. */
export async function forgetInteractions(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Watched).forget());
}

/** Stores the paint times of these sights after the next press. */
export async function awaitSights(page: Page, names: readonly Sight[]): Promise<void> {
  await page.evaluate((all) => (window as unknown as Watched).awaitSights(all), names);
}

/** Navigates back like the browser's button; counts as a press. */
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

/** Total blocking time: time beyond 50 ms of all long tasks. */
export function blockingOf({ longTasks }: Observed): number {
  return longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}
