import { afterAll, afterEach, vi } from 'vitest';

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
  // Enough for a machine that is busy with something else.
  configure({ asyncUtilTimeout: 10_000 });

  // Asked for by user-event when an arrow key walks a radio group; names here need no escaping.
  globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;

  // jsdom paints nothing, so nothing has to wait until it is painted.
  Object.defineProperty(document, 'hidden', { value: true });

  // jsdom knows <dialog> but neither of these; focus and the top layer are left to the journeys.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };

  // jsdom knows no media: none of them matches.
  globalThis.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

  // jsdom lays nothing out: no element has a size.
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
