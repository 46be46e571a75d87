import type { Struct } from 'superstruct';
import { type PrivacyMark, type TaggedUnionSchema, isPrivacyMark } from '../kernel/struct.ts';
import type { Pseudonyms } from './pseudonyms.ts';

type AnyStruct = Struct<any, any>; // any: walks structs of every shape

/** Copies a value with every marked part replaced by its pseudonym. */
export type Redactor = (value: unknown, pseudonyms: Pseudonyms) => unknown;

const OPAQUE = [
  'union',
  'record',
  'map',
  'set',
  'tuple',
  'any',
  'unknown',
  'intersection',
  'lazy',
  'dynamic',
];

/**
 * Compiles the redactor of a struct once, at declaration; `null` where nothing is marked, so that
 * unmarked payloads cost nothing. Structs that hide their parts are refused: a mark inside them
 * would be missed. Use `taggedUnion`, `dictionary` or `array` instead.
 */
export function compileRedactor(struct: AnyStruct, name: string): Redactor | null {
  const { type, schema } = struct as { type: string; schema: unknown };
  if (isPrivacyMark(type)) return redactMarked(type);
  if (OPAQUE.includes(type))
    throw new Error(`${name}: a "${type}" struct hides its parts from redaction`);
  if (type === 'array' && schema) return redactArray(schema as AnyStruct, name);
  if (type === 'dictionary') return redactDictionary(schema as { values: AnyStruct }, name);
  if (type === 'tagged-union') return redactCases(schema as TaggedUnionSchema, name);
  if ((type === 'object' || type === 'type') && schema)
    return redactFields(schema as Record<string, AnyStruct>, name);
  return null;
}

function redactMarked(mark: PrivacyMark): Redactor {
  return (value, pseudonyms) => (typeof value === 'string' ? pseudonyms.of(mark, value) : value);
}

function redactArray(element: AnyStruct, name: string): Redactor | null {
  const redact = compileRedactor(element, name);
  if (!redact) return null;
  return (value, pseudonyms) =>
    Array.isArray(value) ? value.map((item) => redact(item, pseudonyms)) : value;
}

function redactDictionary({ values }: { values: AnyStruct }, name: string): Redactor | null {
  const redact = compileRedactor(values, name);
  if (!redact) return null;
  return (value, pseudonyms) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [key, redact(part, pseudonyms)]),
        )
      : value;
}

function redactCases({ key, cases }: TaggedUnionSchema, name: string): Redactor | null {
  const redactors = Object.entries(cases).map(
    ([tag, struct]) => [tag, compileRedactor(struct, name)] as const,
  );
  if (redactors.every(([, redact]) => redact === null)) return null;
  const byTag = new Map(redactors);
  return (value, pseudonyms) => {
    if (!isObject(value)) return value;
    const redact = byTag.get(String(value[key]));
    return redact ? redact(value, pseudonyms) : value;
  };
}

function redactFields(fields: Record<string, AnyStruct>, name: string): Redactor | null {
  const redactors = Object.entries(fields).flatMap(([key, struct]) => {
    const redact = compileRedactor(struct, `${name}.${key}`);
    return redact ? [[key, redact] as const] : [];
  });
  if (redactors.length === 0) return null;
  return (value, pseudonyms) => {
    if (!isObject(value)) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const [key, redact] of redactors)
      if (key in copy) copy[key] = redact(copy[key], pseudonyms);
    return copy;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
