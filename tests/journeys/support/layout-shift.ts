import type { Page } from '@playwright/test';

/** One shift of a page's layout that no input has caused. */
export interface Shift {
  value: number;
  /** The nodes that moved, each with the place where it was and where it is. */
  nodes: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Records the layout shifts of each document that the page loads from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)}/${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.getAttribute('class')}` : 'a removed node';
    };
    const shifts: Shift[] = (window.layoutShifts = []);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            nodes: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)} ${place(previousRect)} → ${place(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts of the shown document so far. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => window.layoutShifts ?? []);
}

/** Scrolls to the foot as a script does: a key or a wheel would excuse what moves after it. */
export async function scrollsThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}
