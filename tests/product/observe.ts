import { type Scope, type Unit, createWatch } from 'effector';

/** Collects the payloads of a unit in a scope. */
export function collect<T>(scope: Scope, unit: Unit<T>): T[] {
  const payloads: T[] = [];
  createWatch({ unit, scope, fn: (payload) => payloads.push(payload) });
  return payloads;
}

/** A call handler whose answers the test resolves in any order, by call number. */
export function heldHandler<Params, Value>() {
  const calls: { params: Params; resolve(value: Value): void; reject(error: unknown): void }[] = [];
  const at = (index: number) => {
    const call = calls[index];
    if (!call) throw new Error(`There was no call ${index}`);
    return call;
  };
  return {
    handler: (params: Params) =>
      new Promise<Value>((resolve, reject) => {
        calls.push({ params, resolve, reject });
      }),
    done: (index: number, value: Value) => at(index).resolve(value),
    fail: (index: number, error: unknown) => at(index).reject(error),
    params: () => calls.map(({ params }) => params),
  };
}
