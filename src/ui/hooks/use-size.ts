import { type RefCallback, useCallback, useState } from 'react';

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The size of an element's content box in CSS pixels, kept up to date; zero until it is known.
 * @example const [measure, size] = useSize(); <div ref={measure} />
 */
export function useSize(): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box) setSize({ width: box.width, height: box.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
