import { useEffect } from 'react';
import { whenRefused } from '../../kernel/late-file.ts';

/**
 * Returns a handler that asks for lost files again, and reloads the page if they are refused though the site
 * answers: Firefox and WebKit do not repeat an `import()` that failed once. A page without its content (`isPage`)
 * is reloaded when the connection is back, too.
 * @example <Button onClick={useRetry(onRetry)}>
 */
export function useRetry(retry: () => void, isPage = false): () => void {
  useEffect(() => {
    if (isPage) window.addEventListener('online', reloadIfRefused);
    return () => {
      window.removeEventListener('online', reloadIfRefused);
      whenRefused(undefined);
    };
  }, [isPage]);
  return () => {
    reloadIfRefused();
    retry();
  };
}

function reloadIfRefused(): void {
  whenRefused(() => void reloadIfReachable());
}

async function reloadIfReachable(): Promise<void> {
  const options = { method: 'HEAD', cache: 'no-store' } as const;
  const answer = await fetch(window.location.href, options).catch(() => undefined);
  if (!answer?.ok) return;
  // A file that failed fails once more in WebKit's next page, unless it is fetched before.
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  await Promise.allSettled(Array.from(files, ({ href }) => fetch(href)));
  window.location.reload();
}
