import { type Infer, Struct, array } from 'superstruct';
import { isSafeKey } from './safe-keys.ts';

/** Kind of a marked string. The log replaces it by a pseudonym. */
export type PrivacyMark =
  'secret' | 'personal-email' | 'personal-text' | 'personal-term' | 'reference';

const PRIVACY_MARKS: readonly string[] = [
  'secret',
  'personal-email',
  'personal-text',
  'personal-term',
  'reference',
];

/** True if a struct carries a mark (also through `optional`, `nullable` or a refinement). */
export function isPrivacyMark(type: string): type is PrivacyMark {
  return PRIVACY_MARKS.includes(type);
}

function marked(type: PrivacyMark): Struct<string, null> {
  return new Struct<string, null>({
    type,
    schema: null,
    validator: (value) => typeof value === 'string' || `Expected a string (${type})`,
  });
}

/**
 * Password, card data, token or captcha answer. Never logged; its pseudonym has the same length
 * class and character classes.
 */
export function secret(): Struct<string, null> {
  return marked('secret');
}

/** E-mail address. Logged as `shopper-1@example.test`; equal addresses give equal pseudonyms. */
export function personalEmail(): Struct<string, null> {
  return marked('personal-email');
}

/** Name, address line, birth date, or free text that may contain one. */
export function personalText(): Struct<string, null> {
  return marked('personal-text');
}

/** Search term. Its pseudonym has the same effect in the search. */
export function personalTerm(): Struct<string, null> {
  return marked('personal-term');
}

/**
 * Number, name or choice from an address or an input. Logged unchanged if plain (`isPlainName`).
 */
export function reference(): Struct<string, null> {
  return marked('reference');
}

/** Returns the pseudonym of a marked text. */
export type PseudonymOf = (mark: PrivacyMark, text: string) => string;

const REDACTED = 'redacted';

/** Schema of a struct with its own redaction. */
export interface RedactedSchema {
  inner: Struct<any, any>; // any: structs of every shape
  redact(value: unknown, of: PseudonymOf): unknown;
}

/** Schema of a struct made by `redacted`; undefined for any other. */
export function redactedSchemaOf({ type, schema }: Struct<any, any>): RedactedSchema | undefined {
  return type === REDACTED ? (schema as RedactedSchema) : undefined;
}

/**
 * Struct whose values are logged as `redact` writes them, after marks inside it. Its output must
 * have the same shape, and pseudonyms must map to themselves.
 *
 * @example redacted(string(), (text, of) => `#${of('personal-text', text.slice(1))}`)
 */
export function redacted<T>(
  inner: Struct<T, any>,
  redact: (value: T, of: PseudonymOf) => T,
): Struct<T, RedactedSchema> {
  return new Struct<T, RedactedSchema>({
    type: REDACTED,
    schema: { inner, redact },
    entries: (value, context) => inner.entries(value, context),
    validator: (value, context) => inner.validator(value, context),
    refiner: (value, context) => inner.refiner(value, context),
  });
}

/** List that the log sorts, because an order by distance would reveal the shopper's position. */
export function unordered<T>(
  item: Struct<T, any>,
  keyOf: (item: T) => string,
): Struct<T[], RedactedSchema> {
  return redacted(array(item), (items) =>
    items
      .map((each) => [keyOf(each), each] as const)
      .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
      .map(([, each]) => each),
  );
}

const NOTHING = 'nothing';

/** Struct of a unit without payload. The unit accepts any trigger and drops its payload. */
export function noPayload(): Struct<void, null> {
  return new Struct<void, null>({
    type: NOTHING,
    schema: null,
    validator: (value) => value === undefined || value === null,
  });
}

export function isNothing(struct: { type: string }): boolean {
  return struct.type === NOTHING;
}

type Cases = Record<string, Struct<any, any>>; // any: superstruct's own constraint for schemas

/** Schema of a tagged union: the field that distinguishes its cases, and the cases by value. */
export interface TaggedUnionSchema {
  key: string;
  cases: Cases;
}

/** Union of a `taggedUnion`'s cases. */
export type CaseOf<C extends Cases> = { [K in keyof C]: Infer<C[K]> }[keyof C];

/**
 * Union of objects distinguished by one string field. Unlike superstruct's `union`, its cases
 * stay visible, so that privacy marks inside them apply.
 *
 * @example
 * taggedUnion('status', {
 *   idle: object({ status: literal('idle') }),
 *   failed: object({ status: literal('failed'), reason: string() }),
 * })
 */
export function taggedUnion<C extends Cases>(
  key: string,
  cases: C,
): Struct<CaseOf<C>, TaggedUnionSchema> {
  function caseOf(value: unknown): Struct<any, any> | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    const tag: unknown = Reflect.get(value, key);
    return typeof tag === 'string' && Object.hasOwn(cases, tag) ? cases[tag] : undefined;
  }
  return new Struct<CaseOf<C>, TaggedUnionSchema>({
    type: 'tagged-union',
    schema: { key, cases },
    *entries(value, context) {
      const matching = caseOf(value);
      if (matching) yield* matching.entries(value, context);
    },
    validator: (value) => caseOf(value) !== undefined,
  });
}

/** Object with foreign string keys, see `isOwnKey`, and values of one kind. */
export function dictionary<T, S>(
  values: Struct<T, S>,
): Struct<Record<string, T>, { values: Struct<T, S> }> {
  return new Struct<Record<string, T>, { values: Struct<T, S> }>({
    type: 'dictionary',
    schema: { values },
    *entries(value) {
      if (typeof value !== 'object' || value === null) return;
      for (const key of Object.keys(value)) yield [key, Reflect.get(value, key), values];
    },
    // Superstruct's message would quote the value, which throws for a field `toString`.
    validator: (value) =>
      (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).every(isSafeKey)) ||
      'Expected a dictionary',
  });
}
