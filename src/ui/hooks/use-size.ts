import { type RefCallback, useCallback, useState } from 'react';

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Current size of an element's content or border box in CSS pixels; zero until known.
 * @example const [measure, size] = useSize(); <div ref={measure} />
 */
export function useSize(kind: 'content' | 'border' = 'content'): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const ref = useCallback(
    (element: HTMLElement) => {
      const observer = new ResizeObserver(([entry]) => {
        if (!entry) return;
        const { contentRect, borderBoxSize } = entry;
        const border = kind === 'border' ? borderBoxSize[0] : undefined;
        if (border) setSize({ width: border.inlineSize, height: border.blockSize });
        else setSize({ width: contentRect.width, height: contentRect.height });
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [kind],
  );
  return [ref, size];
}
