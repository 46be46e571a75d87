import { type RefObject, useEffect, useState } from 'react';

/** UIX-09: delay (ms) before non-critical content loads, so that a passing place loads nothing. */
const LAZY_LOAD_MS = 200;

/**
 * True once a place is within half a screen below the window: for lazy content below the first
 * screen. Immediately true without `IntersectionObserver`.
 * @example const isNear = useNear(place); <footer ref={place}>{isNear && <Groups />}</footer>
 */
export function useNear(place: RefObject<Element | null>, delay = LAZY_LOAD_MS): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const come = () => setIsNear(true);
    if (!('IntersectionObserver' in globalThis)) {
      come();
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(come, delay);
      },
      { rootMargin: '0px 0px 50%' },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isNear, place, delay]);
  return isNear;
}
