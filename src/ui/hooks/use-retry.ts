import { useEffect } from 'react';
import { whenRefused } from '../../kernel/lazy-import.ts';

/**
 * Returns a handler that retries lost files. Reloads the page if they fail though the site
 * responds, because Firefox and WebKit do not repeat a failed `import()`. A page without its
 * content (`isPage`) also reloads when the connection returns.
 * @example <Button onClick={useRetry(onRetry)}>
 */
export function useRetry(retry: () => void, isPage = false): () => void {
  useEffect(() => {
    if (!isPage) return undefined;
    window.addEventListener('online', reloadIfRefused);
    return () => window.removeEventListener('online', reloadIfRefused);
  }, [isPage]);
  return () => {
    reloadIfRefused();
    retry();
  };
}

/** Ends with the shopper's next press or key, after which a reload would surprise. */
function reloadIfRefused(): void {
  whenRefused(() => void reloadIfReachable());
  for (const kind of ['pointerdown', 'keydown'])
    window.addEventListener(kind, () => whenRefused(undefined), { once: true, capture: true });
}

async function reloadIfReachable(): Promise<void> {
  const options = { method: 'HEAD', cache: 'no-store' } as const;
  const answer = await fetch(window.location.href, options).catch(() => undefined);
  if (!answer?.ok) return;
  // A failed file fails again on WebKit's next page unless fetched before.
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  await Promise.allSettled(Array.from(files, ({ href }) => fetch(href)));
  window.location.reload();
}
