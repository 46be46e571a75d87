import { Struct, validate } from 'superstruct';

/**
 * An optional part of an answer. What is not as it should be counts as missing, so that a part
 * that the shop can do without never costs it the rest.
 *
 * @example type({ id: string(), note: orNothing(string()) }) // a `note` of 7 becomes undefined
 */
export function orNothing<T>(struct: Struct<T, any>): Struct<T | undefined, Struct<T, any>> {
  return new Struct<T | undefined, Struct<T, any>>({
    type: 'or-nothing',
    schema: struct,
    // Most are not there, and a struct's error is dear: it has a stack.
    coercer: (value) => (value === undefined ? undefined : goodOf(value, struct)[0]),
    validator: () => true,
  });
}

/** A list of an answer that keeps the entries that are as they should be. What is no list is empty. */
export function goodEntries<T>(struct: Struct<T, any>): Struct<T[], Struct<T, any>> {
  return new Struct<T[], Struct<T, any>>({
    type: 'good-entries',
    schema: struct,
    coercer: (value) =>
      (Array.isArray(value) ? value : []).flatMap((entry: unknown) => goodOf(entry, struct)),
    validator: () => true,
  });
}

/** The entries of a list that can be shown, and how many cannot, if any (LST-08). */
export class Readable<T> {
  readonly entries: readonly T[];
  readonly leftOut: number | undefined;

  constructor(entries: readonly T[], leftOut: number) {
    this.entries = entries;
    this.leftOut = leftOut || undefined;
  }
}

/**
 * A list that an answer cannot do without. Entries that are not as they should be are left out and
 * counted; where there are some and none can be read, that is no such list.
 */
export function readable<T>(struct: Struct<T, any>): Struct<Readable<T>, Struct<T, any>> {
  return new Struct<Readable<T>, Struct<T, any>>({
    type: 'readable',
    schema: struct,
    coercer: (value) => {
      if (!Array.isArray(value)) return value;
      const entries = value.flatMap((entry: unknown) => goodOf(entry, struct));
      const isEmpty = entries.length === 0 && value.length > 0;
      return isEmpty ? value : new Readable(entries, value.length - entries.length);
    },
    validator: (value) => value instanceof Readable || 'No readable list',
  });
}

/** The value as the struct has it, or nothing. */
function goodOf<T>(value: unknown, struct: Struct<T, any>): [T] | [] {
  try {
    const [error, good] = validate(value, struct, { coerce: true });
    return error ? [] : [good];
  } catch {
    // The text of an error names the value, and `{ "toString": 1 }` has none.
    return [];
  }
}

type Missing<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type Present<T> = Omit<T, Missing<T>> & { [K in Missing<T>]?: Exclude<T[K], undefined> };

/**
 * The fields that are there, so that no `undefined` reaches the log.
 *
 * @example present({ id: '7', note: undefined }) // { id: '7' }
 */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}
