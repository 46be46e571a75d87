import { useCallback, useSyncExternalStore } from 'react';

/** UIX-03, the same as in `media.css`. */
export const DESKTOP = '(width > 64em)';

/**
 * True if a media query matches; false without a window. For content that is loaded only then; use
 * style sheets for appearance.
 * @example const isDesktop = useMedia(DESKTOP);
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
