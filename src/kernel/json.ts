/** Plain JSON data, in ports and traces. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * JSON text with sorted keys, so that equal data give equal text. Leaves out `undefined` fields.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const sorted: Record<string, unknown> = {};
    for (const key of Object.keys(part).sort()) sorted[key] = Reflect.get(part, key);
    return sorted;
  });
}
