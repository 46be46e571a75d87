type FaultListener = (unit: string, error: unknown) => void;

const listeners = new Set<FaultListener>();

/** Reports an error of a reducer to each recorder, because Effector swallows it. */
export function reportFault(unit: string, error: unknown): void {
  for (const listener of listeners) listener(unit, error);
}

/** Subscribes to reducer errors; returns the unsubscription. */
export function onFault(listener: FaultListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
