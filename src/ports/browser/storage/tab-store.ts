import type { Struct } from 'superstruct';
import { readStored } from '../../../kernel/stored-text.ts';

/**
 * Stores a value for this tab across reloads; null removes it. Does nothing if storage refuses
 * it.
 */
export function writeTabValue(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Reads this tab's value of a key; null if it has another shape. */
export function readTabValue<Value>(key: string, struct: Struct<Value, any>): Value | null {
  try {
    return readStored(sessionStorage.getItem(key), struct);
  } catch {
    return null;
  }
}
