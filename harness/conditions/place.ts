import type { Struct } from 'superstruct';
import { type TaggedUnionSchema, isPrivacyMark, redactedSchemaOf } from '#src/kernel/struct.ts';

type AnyStruct = Struct<any, any>; // any: walks structs of every shape

/** Types of structs without parts. */
const LEAVES: readonly string[] = ['number', 'integer', 'boolean', 'literal', 'nothing', 'never'];
const TEXTS: readonly string[] = ['string', 'enums'];

/** Value at a path; undefined if there is none. Arrays and strings have a `length`. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((held, key) => {
    if (typeof held === 'string') return key === 'length' ? held.length : undefined;
    return typeof held === 'object' && held !== null && Object.hasOwn(held, key)
      ? (held as Record<string, unknown>)[key]
      : undefined;
  }, value);
}

/** True if a value of this struct can have the path; also where the struct is open. */
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
  // Foreign data may contain more fields than the struct reads.
  return field ? hasPlace(field, rest) : type === 'type';
}

function isLength(path: readonly string[]): boolean {
  return path.length === 1 && path[0] === 'length';
}
