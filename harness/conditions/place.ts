import type { Struct } from 'superstruct';
import { type TaggedUnionSchema, isPrivacyMark, redactedSchemaOf } from '#src/kernel/struct.ts';

type AnyStruct = Struct<any, any>; // any: walks structs of every shape

/** Structs of values that have no parts. */
const LEAVES: readonly string[] = ['number', 'integer', 'boolean', 'literal', 'nothing', 'never'];
const TEXTS: readonly string[] = ['string', 'enums'];

/** What stands at a place in a value; `undefined` where there is no such place. Lists and texts have a `length`. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((held, key) => {
    if (typeof held === 'string') return key === 'length' ? held.length : undefined;
    return typeof held === 'object' && held !== null && Object.hasOwn(held, key)
      ? (held as Record<string, unknown>)[key]
      : undefined;
  }, value);
}

/** Whether a value of this struct can have such a place. What the struct does not tell, can be. */
export function hasPlace(struct: AnyStruct, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  const { type, schema } = struct as { type: string; schema: unknown };
  const own = redactedSchemaOf(struct);
  if (own) return hasPlace(own.inner, path);
  if (LEAVES.includes(type)) return false;
  if (TEXTS.includes(type) || isPrivacyMark(type)) return isLength(path);
  if (type === 'array')
    return isLength(path) || (/^\d+$/.test(key) && hasPlace(schema as AnyStruct, rest));
  if (type === 'dictionary') return hasPlace((schema as { values: AnyStruct }).values, rest);
  if (type === 'tagged-union')
    return Object.values((schema as TaggedUnionSchema).cases).some((one) => hasPlace(one, path));
  if ((type !== 'object' && type !== 'type') || !schema) return true;
  const fields = schema as Record<string, AnyStruct>;
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  // What others send may hold more than is read of it.
  return field ? hasPlace(field, rest) : type === 'type';
}

function isLength(path: readonly string[]): boolean {
  return path.length === 1 && path[0] === 'length';
}
