import { SHARE_ERROR, type Sharing } from '../share.ts';

/** Handler of `sharePageFx`. */
export async function sharePage({
  title,
  path,
}: {
  title: string;
  path: string;
}): Promise<Sharing> {
  const page = { title, url: window.location.origin + path };
  try {
    if (navigator.canShare?.(page)) {
      await navigator.share(page);
      return 'shared';
    }
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw SHARE_ERROR;
  }
}
