/** Longest wait (ms) for an idle moment of a busy page. */
const LONGEST_WAIT_MS = 300;
/** Longest wait (ms) for a page that shows a preview. */
const LONGEST_PREVIEW_MS = 1000;

let preloading: Promise<unknown> = Promise.resolve();

/**
 * Downloads files, and compiles scripts without running them, so that a press is not delayed by
 * what its page needs after its first paint. Starts after `first`, which may reject.
 */
export function preloadFiles(files: readonly string[], first: Promise<unknown>): void {
  const preload = () => Promise.all(files.map(preloadFile));
  preloading = first.then(preload, () => undefined);
}

function preloadFile(file: string): Promise<unknown> {
  const { head } = document;
  if (head.querySelector(`link[href="${file}"]:not([rel=prefetch])`)) return Promise.resolve();
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' });
  else link.rel = 'modulepreload';
  link.href = file;
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve; // The import itself reports the failure.
    head.append(link);
  });
}

/** Downloads files into the browser's cache when it has nothing else to download, except those that the page has. */
export function prefetchFiles(files: readonly string[]): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const href of files) {
    if (loaded.includes(new URL(href, location.href).href)) continue;
    const link = document.createElement('link');
    const onload = () => link.remove();
    document.head.append(Object.assign(link, { rel: 'prefetch', href, onload }));
  }
}

/** Links of the page's content, without header and footer. */
export function linksOfContent(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
}

/** Resolves in a task of its own, before which the browser can paint and handle input. */
export async function nextTask(): Promise<void> {
  await new Promise<unknown>((resolve) => setTimeout(resolve));
}

/** Resolves after the next paint; at once in a hidden tab, which does not paint. */
export async function whenPainted(): Promise<void> {
  if (document.hidden) return;
  await new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves when preloads have ended, no preview of a page is shown, and the browser is idle; after
 * a second at the latest for a preview, and 300 ms for the rest.
 */
export async function whenIdle(): Promise<void> {
  await preloading;
  const end = performance.now() + LONGEST_PREVIEW_MS;
  do await idle();
  while (document.querySelector('[data-preview]') && performance.now() < end);
}

async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });
}
