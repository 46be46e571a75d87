import type { Struct } from 'superstruct';
import {
  type PrivacyMark,
  type TaggedUnionSchema,
  isPrivacyMark,
  redactedSchemaOf,
} from '../kernel/struct.ts';
import type { Pseudonyms } from './pseudonyms.ts';

type AnyStruct = Struct<any, any>; // any: walks structs of every shape

/**
 * Replaces every marked part of a value by its pseudonym; returns a copy, or the value itself if
 * nothing is marked.
 */
export type Redactor = (value: unknown, pseudonyms: Pseudonyms) => unknown;

/** Structs of values without parts. */
const LEAVES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'literal',
  'enums',
  'nothing',
  'never',
];

/**
 * Compiles a struct's redactor once, at declaration; null without marks, so that unmarked
 * payloads cost nothing. Throws for unknown struct types, which could hide a mark: use
 * `taggedUnion`, `dictionary` or `array`. In a marked struct, values that do not match it are
 * left out of the log.
 */
export function compileRedactor(struct: AnyStruct, name: string): Redactor | null {
  const known = COMPILED.get(struct);
  if (known !== undefined) return known;
  const redactor = compile(struct, name);
  COMPILED.set(struct, redactor);
  return redactor;
}

/** Several units have the same struct. */
const COMPILED = new WeakMap<AnyStruct, Redactor | null>();

function compile(struct: AnyStruct, name: string): Redactor | null {
  const { type, schema } = struct as { type: string; schema: unknown };
  if (isPrivacyMark(type)) return redactMarked(type);
  if (LEAVES.includes(type)) return null;
  const own = redactedSchemaOf(struct);
  if (own) return redactByItself(own.redact, compileRedactor(own.inner, name));
  if (type === 'array' && schema) return redactArray(schema as AnyStruct, name);
  if (type === 'dictionary') return redactDictionary(schema as { values: AnyStruct }, name);
  if (type === 'tagged-union') return redactCases(schema as TaggedUnionSchema, name);
  if ((type === 'object' || type === 'type') && schema)
    return redactFields(schema as Record<string, AnyStruct>, name);
  throw new Error(`${name}: a "${type}" struct hides its parts from redaction`);
}

function redactMarked(mark: PrivacyMark): Redactor {
  return (value, pseudonyms) =>
    typeof value === 'string' ? pseudonyms.of(mark, value) : noneOf(value);
}

function redactByItself(
  write: (value: unknown, of: Pseudonyms['of']) => unknown,
  inner: Redactor | null,
): Redactor {
  return (value, pseudonyms) =>
    isMissing(value)
      ? value
      : write(inner ? inner(value, pseudonyms) : value, (mark, text) => pseudonyms.of(mark, text));
}

function redactArray(element: AnyStruct, name: string): Redactor | null {
  const redact = compileRedactor(element, name);
  if (!redact) return null;
  return (value, pseudonyms) => {
    if (!Array.isArray(value)) return noneOf(value);
    const items: readonly unknown[] = value;
    const shown = items.map((item) => redact(item, pseudonyms));
    return shown.every((item, index) => item === items[index]) ? value : shown;
  };
}

function redactDictionary({ values }: { values: AnyStruct }, name: string): Redactor | null {
  const redact = compileRedactor(values, name);
  if (!redact) return null;
  return (value, pseudonyms) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [key, redact(part, pseudonyms)]),
        )
      : noneOf(value);
}

function redactCases({ key, cases }: TaggedUnionSchema, name: string): Redactor | null {
  const redactors = Object.entries(cases).map(
    ([tag, struct]) => [tag, compileRedactor(struct, name)] as const,
  );
  if (redactors.every(([, redact]) => redact === null)) return null;
  const byTag = new Map(redactors);
  return (value, pseudonyms) => {
    const redact = isObject(value) ? byTag.get(String(value[key])) : undefined;
    if (redact === undefined) return noneOf(value);
    return redact ? redact(value, pseudonyms) : value;
  };
}

function redactFields(fields: Record<string, AnyStruct>, name: string): Redactor | null {
  const redactors = Object.entries(fields).map(
    ([key, struct]) => [key, compileRedactor(struct, `${name}.${key}`)] as const,
  );
  if (redactors.every(([, redact]) => redact === null)) return null;
  const known = new Map(redactors);
  return (value, pseudonyms) => {
    if (!isObject(value)) return noneOf(value);
    const shown: Record<string, unknown> = {};
    let isSame = true;
    for (const key of Object.keys(value)) {
      const redact = known.get(key);
      const part = value[key];
      if (redact === undefined) {
        isSame = false;
        continue;
      }
      shown[key] = redact ? redact(part, pseudonyms) : part;
      if (shown[key] !== part) isSame = false;
    }
    return isSame ? value : shown;
  };
}

function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** Replaces a value that does not match its struct, because it may be personal. */
function noneOf(value: unknown): null | undefined {
  return isMissing(value) ? value : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
