import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * False while a component is shown for the first time, true right after: what may come later holds
 * up neither the first paint nor a press. On a server, where nothing comes later, true at once.
 *
 * @example const shown = usePainted() ? tiles : tiles.slice(0, 8);
 */
export function usePainted(): boolean {
  const isPrerendered = useSyncExternalStore(never, no, yes);
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted || isPrerendered;
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
