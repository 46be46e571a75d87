type FaultListener = (unit: string, error: unknown) => void;

const listeners = new Set<FaultListener>();

/** Tells every listening recorder that a reducer threw (Effector itself swallows the error). */
export function reportFault(unit: string, error: unknown): void {
  for (const listener of listeners) listener(unit, error);
}

/** Listens to reducer faults; returns the function that stops it. */
export function onFault(listener: FaultListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
