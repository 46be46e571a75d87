import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { configureGlobal } from 'fast-check';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { RANDOM_SEED } from './sample.ts';
import { IN_PART } from './test-options.ts';

// The same files have the same result.
configureGlobal({ seed: RANDOM_SEED });

// Unexpected console output fails its test. Where a test answers for a part of the model, only a missing text does.
const complaints: string[] = [];
for (const kind of ['error', 'warn'] as const)
  console[kind] = (...said: unknown[]) => void complaints.push(format(...said));
afterEach(({ task }) => {
  const said = complaints.splice(0);
  const isPartial = IN_PART.test(readFileSync(task.file.filepath, 'utf8'));
  expect(isPartial ? said.filter((text) => text.includes('No text')) : said).toEqual([]);
});

// The next file may run in the same process.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

/** Attributes on which jsdom's own style sheet depends. */
const STATES = ['open', 'hidden', 'type'];

/** True if an inline style or a popover changes how an element is shown. */
function isStyled(element: Element): boolean {
  if (element.hasAttribute('style')) return true;
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.hasAttribute('popover') || /visibility|pointer/.test(at.getAttribute('style') ?? ''))
      return true;
  return element.hasAttribute('popover');
}

/**
 * Computes a style once for equal elements while the page has no style sheet. jsdom matches its
 * whole sheet at each call, and a query by role calls it for every element.
 */
function rememberStyles(): void {
  const styleOf = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isStyled(element))
      return styleOf(element, pseudo);
    const key = JSON.stringify([
      element.nodeName,
      ...STATES.map((name) => element.getAttribute(name)),
    ]);
    const style = known.get(key) ?? styleOf(element);
    known.set(key, style);
    return style;
  };
}

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  // Sufficient on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });

  // user-event needs it for arrow keys in a radio group; names in tests need no escaping.
  globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;

  rememberStyles();

  // jsdom does not paint: a hidden document avoids waiting for a paint.
  Object.defineProperty(document, 'hidden', { value: true });

  // jsdom's <dialog> lacks these methods; journeys test focus and the top layer.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };

  // jsdom has no media queries: none matches.
  globalThis.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

  // jsdom has no layout: elements have no size.
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

// Runs before `cleanup`, which may wait.
afterEach(() => void vi.useRealTimers());
