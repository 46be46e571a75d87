import type { Page } from '@playwright/test';

/** One layout shift without user input. */
export interface Shift {
  value: number;
  /** Shifted nodes with their old and new positions. */
  nodes: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Records the layout shifts of each document from now on. */
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

/** Scrolls to the footer by script: keys and wheel would count as user input. */
export async function scrollsThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}
