import { useState, useSyncExternalStore } from 'react';

/**
 * True if the component is part of the server-rendered document, and on the server.
 * @example const isShown = usePrerendered() || isNear;
 */
export function usePrerendered(): boolean {
  const isFromServer = useIsServed();
  const [isPrerendered] = useState(isFromServer);
  return isPrerendered;
}

/**
 * Returns the served value until hydration, then the current one: for views that hydrate after
 * state has changed. Renders again only if they differ, by `Object.is`.
 * @example const isFormShown = useServed(useUnit($isFormShown), true);
 */
export function useServed<Value>(now: Value, served: Value): Value {
  return useSyncExternalStore(
    never,
    () => now,
    () => served,
  );
}

function useIsServed(): boolean {
  return useSyncExternalStore(never, no, yes);
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
