import { useEffect, useMemo, useRef } from 'react';

/** Opening delay (ms): long enough to cross an entry, short enough to feel immediate. */
const OPEN_MS = 120;
/** Closing delay (ms), long enough to return after cutting a corner. */
const CLOSE_MS = 260;

/**
 * Distinguishes a pointer that rests from one that passes. Touch pointers are ignored.
 * @example const { enter, leave, cancel } = useHoverIntent(); <li onPointerEnter={enter(() => open(id))} onPointerLeave={leave(close)}>
 */
export function useHoverIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const intent = useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    const after = (ms: number, run: () => void) => (event: { pointerType: string }) => {
      cancel();
      if (event.pointerType === 'mouse') timer.current = setTimeout(run, ms);
    };
    return {
      cancel,
      enter: (run: () => void) => after(OPEN_MS, run),
      leave: (run: () => void) => after(CLOSE_MS, run),
    };
  }, []);
  useEffect(() => intent.cancel, [intent]);
  return intent;
}
