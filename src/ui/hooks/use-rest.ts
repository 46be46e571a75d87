import { useCallback, useEffect, useRef } from 'react';

/** What a press opens may be on its way for so long, and the next press is not meant for what comes between. */
const REST_MS = 5_000;
const PRESSES = ['keydown', 'pointerdown'] as const;

/** Answers whether a while has gone by since anything was pressed. */
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
