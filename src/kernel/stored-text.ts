import type { Struct } from 'superstruct';

/**
 * What a stored text says, if it is JSON of the expected shape; else `null`. What a device has kept
 * may be of an older version of the shop, or somebody else's.
 *
 * @example readStored('["jeans"]', array(string())) // ['jeans']
 */
export function readStored<T>(text: string | null | undefined, struct: Struct<T, any>): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return struct.is(value) ? value : null;
  } catch {
    return null;
  }
}
