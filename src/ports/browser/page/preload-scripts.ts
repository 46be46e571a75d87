/** Longest wait (ms) for an idle moment of a busy page. */
const LONGEST_WAIT_MS = 300;

let preloading: Promise<unknown> = Promise.resolve();

/**
 * Downloads and compiles scripts without running them, so that a press is not delayed by what its page needs after its
 * first paint. Starts after `first`, which may reject.
 */
export function preloadScripts(files: readonly string[], first: Promise<unknown>): void {
  const preload = () => Promise.all(files.map(preloadScript));
  preloading = first.then(preload, () => undefined);
}

function preloadScript(file: string): Promise<unknown> {
  const { head } = document;
  const known = head.querySelector(`link[rel="modulepreload"][href="${file}"]`);
  if (known) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve; // The import itself reports the failure.
    head.append(link);
  });
}

/** Resolves when preloads have ended and the browser is idle, after 300 ms at the latest. */
export async function whenIdle(): Promise<void> {
  await preloading;
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });
}
