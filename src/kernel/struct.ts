import { type Infer, Struct, array } from 'superstruct';
import { isOwnKey } from './own-keys.ts';

/** What a marked string holds. The log replaces it by a pseudonym before it is written. */
export type PrivacyMark =
  'secret' | 'personal-email' | 'personal-text' | 'personal-term' | 'reference';

const PRIVACY_MARKS: readonly string[] = [
  'secret',
  'personal-email',
  'personal-text',
  'personal-term',
  'reference',
];

/** True when a struct (also one wrapped by `optional`, `nullable` or a refinement) carries a mark. */
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

/** A password, card datum, token or captcha answer. Never logged; the pseudonym keeps its length class and character classes. */
export function secret(): Struct<string, null> {
  return marked('secret');
}

/** An e-mail address. Logged as `shopper-1@example.test`; equal addresses give equal pseudonyms. */
export function personalEmail(): Struct<string, null> {
  return marked('personal-email');
}

/** A name, address line, birth date or free text that may hold one. */
export function personalText(): Struct<string, null> {
  return marked('personal-text');
}

/** What somebody looks for. The pseudonym is as good a term: what the search makes of one, it makes of the other. */
export function personalTerm(): Struct<string, null> {
  return marked('personal-term');
}

/** A number, name or choice that came by an address or was typed. Logged as it is where it is plain (`isPlainName`). */
export function reference(): Struct<string, null> {
  return marked('reference');
}

/** Gives a marked text its pseudonym. */
export type PseudonymOf = (mark: PrivacyMark, text: string) => string;

const REDACTED = 'redacted';

/** What a struct that says itself how it is logged is made of. */
export interface RedactedSchema {
  inner: Struct<any, any>; // any: structs of every shape
  redact(value: unknown, of: PseudonymOf): unknown;
}

/** What `redacted` has put into a struct, if it has. */
export function redactedSchemaOf({ type, schema }: Struct<any, any>): RedactedSchema | undefined {
  return type === REDACTED ? (schema as RedactedSchema) : undefined;
}

/**
 * A struct whose values are logged as `redact` writes them, after the marks inside the struct. What
 * it writes has to be of the same shape, and to stay itself where pseudonyms do.
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

/** A list without an order for the log, which sorts it: one by how near things are would tell from where. */
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

/** The struct of a unit without payload: what triggers such a unit may carry anything, it is dropped. */
export function nothing(): Struct<void, null> {
  return new Struct<void, null>({
    type: NOTHING,
    schema: null,
    validator: (value) => value === undefined || value === null,
  });
}

/** True for the struct of a unit without payload. */
export function isNothing(struct: { type: string }): boolean {
  return struct.type === NOTHING;
}

type Cases = Record<string, Struct<any, any>>; // any: superstruct's own constraint for schemas

/** What a tagged union is made of: the field that tells its cases apart, and the cases by its values. */
export interface TaggedUnionSchema {
  key: string;
  cases: Cases;
}

/** The union of a `taggedUnion`'s cases. */
export type CaseOf<C extends Cases> = { [K in keyof C]: Infer<C[K]> }[keyof C];

/**
 * A union of objects told apart by one string field. Unlike superstruct's `union`
 * its cases stay visible, so that privacy marks inside them are honoured.
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

/** An object with own string keys that others chose, see `isOwnKey`, and values of one kind. */
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
    // Superstruct's own message would quote the value, and one with a field `toString` has no text.
    validator: (value) =>
      (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).every(isOwnKey)) ||
      'Expected a dictionary',
  });
}
