import { type RefObject, useEffect, useState } from 'react';

/** UIX-09: so long after it was wanted something loads that is not needed at once; then the page moves on undisturbed. */
const LAZY_LOAD_MS = 200;

/**
 * True once a place has come into sight, or the shopper has begun to move about the page: for what
 * lies below the first screen and need not be loaded with it. A key may lead there at once, and so it
 * is there at once; so it is where nobody can tell.
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
      // Beginning where the screen ends it is not in sight yet.
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
