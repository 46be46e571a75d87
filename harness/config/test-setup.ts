import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { IN_PART } from './test-options.ts';

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
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  // Sufficient on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });

  // user-event needs it for arrow keys in a radio group; names in tests need no escaping.
  globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;

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
