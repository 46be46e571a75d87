import { useEffect, useMemo, useRef } from 'react';

/** Long enough to cross an entry on the way to another one; short enough to feel at once. */
const OPEN_MS = 120;
/** Long enough to come back from a corner cut. */
const CLOSE_MS = 260;

/**
 * Tells a pointer that stays from one that passes by. Touch has no intent but a tap.
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
