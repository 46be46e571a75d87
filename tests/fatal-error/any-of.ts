import type { Struct } from 'superstruct';

type AnyStruct = Struct<any, any>; // any: structs of every shape

/** The simplest value that a struct accepts. */
export function anyOf({ type, schema }: AnyStruct): unknown {
  switch (type) {
    case 'object':
    case 'type':
      return Object.fromEntries(
        Object.entries(schema as Record<string, AnyStruct>).map(([key, of]) => [key, anyOf(of)]),
      );
    case 'tagged-union':
      return anyOf(Object.values((schema as { cases: Record<string, AnyStruct> }).cases)[0]!);
    case 'array':
      return [];
    case 'enums':
      return Object.values(schema as Record<string, unknown>)[0];
    case 'literal':
      return schema;
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return false;
    case 'nothing':
      return undefined;
    default:
      return 'text';
  }
}
