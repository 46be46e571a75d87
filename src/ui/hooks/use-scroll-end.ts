import { type DOMAttributes, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Pause (ms) that counts as the end of a scroll in engines without `scrollend`: Safari before 26.2.
 */
const PAUSE_MS = 150;

/**
 * Props that call `onMove` during a scroll and `onEnd` afterwards.
 * @example <ul {...useScrollEnd(onMove, onEnd)}>
 */
export function useScrollEnd<Scrolled extends Element>(
  onMove: () => void,
  onEnd: (element: Scrolled) => void,
): Pick<DOMAttributes<Scrolled>, 'onScroll' | 'onScrollEnd'> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = ({ currentTarget }: SyntheticEvent<Scrolled>) => onEnd(currentTarget);
  if ('onscrollend' in globalThis) return { onScroll: onMove, onScrollEnd: end };
  return {
    onScroll({ currentTarget }) {
      onMove();
      clearTimeout(timer.current);
      timer.current = setTimeout(onEnd, PAUSE_MS, currentTarget);
    },
  };
}
