import { Struct, validate } from 'superstruct';

/**
 * Optional part of an answer. An invalid value counts as missing, so that the rest stays usable.
 *
 * @example type({ id: string(), note: orNothing(string()) }) // a `note` of 7 becomes undefined
 */
export function optionalLenient<T>(struct: Struct<T, any>): Struct<T | undefined, Struct<T, any>> {
  return new Struct<T | undefined, Struct<T, any>>({
    type: 'or-nothing',
    schema: struct,
    // Skips missing values first, because a struct's error is slow: it has a stack.
    coercer: (value) => (value === undefined ? undefined : goodOf(value, struct)[0]),
    validator: () => true,
  });
}

/** List of an answer that skips invalid entries. Anything but a list is empty. */
export function validItems<T>(struct: Struct<T, any>): Struct<T[], Struct<T, any>> {
  return new Struct<T[], Struct<T, any>>({
    type: 'good-entries',
    schema: struct,
    coercer: (value) =>
      (Array.isArray(value) ? value : []).flatMap((entry: unknown) => goodOf(entry, struct)),
    validator: () => true,
  });
}

/** Valid entries of a list, and the number of skipped ones, if any (LST-08). */
export class Readable<T> {
  readonly entries: readonly T[];
  readonly leftOut: number | undefined;

  constructor(entries: readonly T[], leftOut: number) {
    this.entries = entries;
    this.leftOut = leftOut || undefined;
  }
}

/** Required list of an answer. Skips and counts invalid entries; fails if all are invalid. */
export function requiredItems<T>(struct: Struct<T, any>): Struct<Readable<T>, Struct<T, any>> {
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

/** Value of a struct, or empty if invalid. */
function goodOf<T>(value: unknown, struct: Struct<T, any>): [T] | [] {
  try {
    const [error, good] = validate(value, struct, { coerce: true });
    return error ? [] : [good];
  } catch {
    // An error's message contains the value, which throws for `{ "toString": 1 }`.
    return [];
  }
}

type Missing<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type Present<T> = Omit<T, Missing<T>> & { [K in Missing<T>]?: Exclude<T[K], undefined> };

/**
 * Removes undefined fields, which must not reach the log.
 *
 * @example present({ id: '7', note: undefined }) // { id: '7' }
 */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}
