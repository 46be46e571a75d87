import { useCallback, useEffect, useRef } from 'react';

/** Time (ms) without a press: views that open late must not receive an unrelated press. */
const REST_MS = 5_000;
const PRESSES = ['keydown', 'pointerdown'] as const;

/** Returns a test: true if nothing was pressed for a while. */
export function useRest(): () => boolean {
  const pressedAt = useRef(-Infinity);
  useEffect(() => {
    const stopped = new AbortController();
    const options = { signal: stopped.signal, capture: true, passive: true };
    const press = () => {
      pressedAt.current = performance.now();
    };
    for (const kind of PRESSES) addEventListener(kind, press, options);
    return () => stopped.abort();
  }, []);
  return useCallback(() => performance.now() - pressedAt.current >= REST_MS, []);
}
