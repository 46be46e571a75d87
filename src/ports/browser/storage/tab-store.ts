import type { Struct } from 'superstruct';
import { readStored } from '../../../kernel/stored-text.ts';

/** Keeps a value for this tab, over a reload; `null` forgets it. Where the device refuses, it is not kept. */
export function writeTabValue(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** What this tab has kept under a key, if it is of the shape that is expected. */
export function readTabValue<Value>(key: string, struct: Struct<Value, any>): Value | null {
  try {
    return readStored(sessionStorage.getItem(key), struct);
  } catch {
    return null;
  }
}
