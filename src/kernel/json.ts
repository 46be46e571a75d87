/** Plain JSON data, as it crosses a port or enters a trace. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON text with object keys in sorted order, so that equal data give equal text. `undefined` fields are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const sorted: Record<string, unknown> = {};
    for (const key of Object.keys(part).sort()) sorted[key] = Reflect.get(part, key);
    return sorted;
  });
}
