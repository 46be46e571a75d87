import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far below the window something is near: there is time to load it before it is seen. */
const MARGIN = '600px';

/**
 * True from the time on that an element has come near the window.
 * @example const [place, isNear] = useNear(); <div ref={place}>{isNear && <Form />}</div>
 */
export function useNear(): [place: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear];
}
