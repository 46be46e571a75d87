import type { Struct } from 'superstruct';

/**
 * Parses a stored text; null if it is not JSON of the expected shape. It may be from an older
 * version of the shop, or from another program.
 *
 * @example readStored('["jeans"]', array(string())) // ['jeans']
 */
export function readStored<T>(text: string | null | undefined, struct: Struct<T, any>): T | null {
  if (text === undefined || text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return struct.is(value) ? value : null;
  } catch {
    return null;
  }
}
