import { useState, useSyncExternalStore } from 'react';

/**
 * Whether a component came with the server's document: what that has shown stays. On the server true.
 *
 * @example const isShown = usePrerendered() || isNear;
 */
export function usePrerendered(): boolean {
  const isFromServer = useIsServed();
  const [isPrerendered] = useState(isFromServer);
  return isPrerendered;
}

/**
 * What a document shows until its view listens, and then at once what is so by now: for a view that
 * may begin to listen long after the visitor's own answers have come.
 *
 * @example const isFormShown = useServed(useUnit($isFormShown), true);
 */
export function useServed<Value>(now: Value, served: Value): Value {
  return useIsServed() ? served : now;
}

function useIsServed(): boolean {
  return useSyncExternalStore(never, no, yes);
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
