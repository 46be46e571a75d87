import { type RefObject, useEffect, useState } from 'react';

/** UIX-09: delay (ms) before non-critical content loads, so that scrolling starts undisturbed. */
const LAZY_LOAD_MS = 200;

/**
 * True once a place is in view or the shopper has begun to use the page: for lazy content below the
 * first screen. Immediately true on a key press, which may move there, and without
 * `IntersectionObserver`.
 * @example const isNear = useNear(place); <footer ref={place}>{isNear && <Groups />}</footer>
 */
export function useNear(place: RefObject<Element | null>, delay = LAZY_LOAD_MS): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const stopped = new AbortController();
    const come = () => setIsNear(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const comeSoon = () => (timer ??= setTimeout(come, delay));
    stopped.signal.addEventListener('abort', () => clearTimeout(timer));
    const options = { signal: stopped.signal, passive: true };
    addEventListener('scroll', comeSoon, options);
    addEventListener('keydown', come, options);
    if (!('IntersectionObserver' in globalThis)) {
      come();
      return () => stopped.abort();
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeSoon();
      },
      // An element that begins at the edge of the screen is not in view.
      { rootMargin: '0px 0px -1px' },
    );
    observer.observe(place.current);
    return () => {
      stopped.abort();
      observer.disconnect();
    };
  }, [isNear, place, delay]);
  return isNear;
}
