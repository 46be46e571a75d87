import { useCallback, useSyncExternalStore } from 'react';

/** UIX-03, as `media.css` has it. */
export const DESKTOP = '(width > 64em)';

/**
 * Whether a media query matches, for what is not even loaded where it does not; false without a
 * window. What only looks different is for style sheets.
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
