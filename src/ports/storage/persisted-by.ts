import type { EventCallable } from 'effector';
import type { Struct } from 'superstruct';
import { writeCookieFx } from './cookies.ts';
import { type PersistedOptions, type Texts, readAs, textAs } from './persisted.ts';
import { writeStorageFx } from './storage.ts';

/** Stored values of one kind, each with a key of its own. */
export interface PersistedBy<Of, T> {
  read(texts: Texts, of: Of): T | null;
  keep: EventCallable<{ of: Of; value: T | null }>;
}

/**
 * As `persisted`, with a computed key.
 *
 * @example
 * const viewed = persistedBy((brand: string) => `selvedge.viewed.${brand}`, array(string()));
 * viewed.read(storage, 'rl');
 */
export function persistedBy<Of, T>(
  keyOf: (of: Of) => string,
  struct: Struct<T, any>,
  { area = 'local', as = 'json' }: PersistedOptions = {},
): PersistedBy<Of, T> {
  return {
    read: (texts, of) => readAs(as, texts[keyOf(of)], struct),
    keep: writeStorageFx.prepend(({ of, value }: { of: Of; value: T | null }) => ({
      area,
      key: keyOf(of),
      value: textAs(as, value),
    })),
  };
}

/**
 * As `persistedCookie`, with a computed name.
 *
 * @example const consent = persistedCookieBy((method: string) => `consent_${method}`, literal('Accept'), { days: 182 });
 */
export function persistedCookieBy<Of, T extends string>(
  nameOf: (of: Of) => string,
  struct: Struct<T, any>,
  { days }: { days: number },
): PersistedBy<Of, T> {
  return {
    read: (texts, of) => readAs('text', texts[nameOf(of)], struct),
    keep: writeCookieFx.prepend(({ of, value }: { of: Of; value: T | null }) => ({
      name: nameOf(of),
      value,
      days,
    })),
  };
}
