// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PANES, paneStyle } from '#harness/studio/panes/panes.ts';
import { Splitter } from '#harness/studio/panes/Splitter.tsx';
import { usePanes } from '#harness/studio/panes/use-panes.ts';
import { renderStudio } from './support.tsx';

const KEY = 'selvedge-studio-panes';
const { least, share } = PANES.side;
const MOST = 14 * share;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('ResizeObserver', StubbedObserver);
  // The grid is 1400 px wide, and the column has its style's width.
  Element.prototype.getBoundingClientRect = function boxOf(this: HTMLElement) {
    const grid = this.closest<HTMLElement>('main');
    const given = Number(
      /min\((\d+)px/.exec(grid?.style.getPropertyValue('--pane-side') ?? '')?.[1],
    );
    return new DOMRect(0, 0, this === grid ? 1400 : given || 416, 700);
  };
  Element.prototype.setPointerCapture = () => undefined;
});

/** Calls back at once, and again after each press. */
class StubbedObserver {
  static readonly all = new Set<() => void>();
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe() {
    StubbedObserver.all.add(this.#tell);
    this.#tell();
  }
  disconnect() {
    StubbedObserver.all.delete(this.#tell);
  }
}

function Grid() {
  const { sizes, resize } = usePanes();
  return (
    <main style={paneStyle(sizes)}>
      <div id={PANES.side.id} />
      <Splitter of="side" resize={resize} />
    </main>
  );
}

function shown() {
  const { unmount } = renderStudio(<Grid />);
  return { unmount, bar: screen.getByRole('separator', { name: 'Width of the list' }) };
}

function width(): string {
  return (
    /^min\((\d+px), 55/.exec(screen.getByRole('main').style.getPropertyValue('--pane-side'))?.[1] ??
    ''
  );
}

async function presses(keys: string): Promise<void> {
  for (const key of keys.split(' ')) {
    await userEvent.keyboard(`{${key}}`);
    act(() => StubbedObserver.all.forEach((tell) => tell()));
  }
}

it("exposes the column's width and its limits", () => {
  const { bar } = shown();
  expect([bar.ariaValueNow, bar.ariaValueMin, bar.ariaValueMax]).toEqual([
    '416',
    `${least}`,
    `${MOST}`,
  ]);
  expect(bar.getAttribute('aria-controls')).toBe(PANES.side.id);
});

it('moves by arrows, Home and End; Enter resets it', async () => {
  const { bar } = shown();
  bar.focus();
  await presses('ArrowRight ArrowRight');
  expect(width()).toBe('448px');
  expect(bar.getAttribute('aria-valuenow')).toBe('448');
  await presses('ArrowLeft');
  expect(width()).toBe('432px');
  await presses('End ArrowRight');
  expect(width()).toBe(`${MOST}px`);
  await presses('Home ArrowLeft');
  expect(width()).toBe(`${least}px`);
  await presses('Enter');
  expect(width()).toBe('');
});

it('persists between visits, and ignores invalid stored values', async () => {
  const { bar, unmount } = shown();
  bar.focus();
  await presses('ArrowRight');
  unmount();
  const later = shown();
  expect(width()).toBe('432px');
  later.unmount();
  for (const [kept, wanted] of [
    ['{"side":432}', '432px'],
    ['{"side":"432px"}', ''],
    ['{"side":1e9}', ''],
    ['{"side":', ''],
    ['null', ''],
  ] as const) {
    localStorage.setItem(KEY, kept);
    const again = shown();
    expect([kept, width()]).toEqual([kept, wanted]);
    again.unmount();
  }
});
