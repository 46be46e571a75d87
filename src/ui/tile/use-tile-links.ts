import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** Links of a listing's tiles. */
export interface TileLinks {
  hrefOf(this: void, path: string): string;
  /** Shows the page without loading a document, unless the click asks for a tab or window of its own. */
  follow(this: void, event: MouseEvent<HTMLAnchorElement>, path: string): void;
}

/**
 * Links for all tiles of a page: a `Link` in each would subscribe it to the address, and render it again with each
 * change of a filter. The same object in each render.
 * @example const links = useTileLinks(); const href = links.hrefOf('/mill-tee-rl1001wht'); // '/fr/mill-tee-rl1001wht'
 */
export function useTileLinks(): TileLinks {
  const root = useHref('/');
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useMemo(
    () => ({
      hrefOf: (path) => (root === '/' ? path : root + path),
      follow(event, path) {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        void latest.current(path);
      },
    }),
    [root],
  );
}
