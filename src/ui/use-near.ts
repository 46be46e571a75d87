import { type RefObject, useEffect, useState } from 'react';

/**
 * True once a place has come into sight, or the shopper has begun to move about the page: for what
 * lies below the first screen and need not be loaded with it. Where nobody can tell it is at once.
 * @example const isNear = useNear(place); <footer ref={place}>{isNear && <Groups />}</footer>
 */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const stopped = new AbortController();
    const come = () => setIsNear(true);
    const options = { signal: stopped.signal, passive: true };
    addEventListener('scroll', come, options);
    addEventListener('keydown', come, options);
    if (!('IntersectionObserver' in globalThis)) {
      come();
      return () => stopped.abort();
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      // Beginning where the screen ends it is not in sight yet.
      { rootMargin: '0px 0px -1px' },
    );
    observer.observe(place.current);
    return () => {
      stopped.abort();
      observer.disconnect();
    };
  }, [isNear, place]);
  return isNear;
}
