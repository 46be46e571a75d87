import { useState, useSyncExternalStore } from 'react';

/**
 * Whether a component came with the server's document: what that has shown stays. On the server true.
 *
 * @example const isShown = usePrerendered() || isNear;
 */
export function usePrerendered(): boolean {
  const isFromServer = useSyncExternalStore(never, no, yes);
  const [isPrerendered] = useState(isFromServer);
  return isPrerendered;
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
