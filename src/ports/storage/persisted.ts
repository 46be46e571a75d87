import type { EventCallable } from 'effector';
import type { Struct } from 'superstruct';
import { readStored } from '../../kernel/stored-text.ts';
import { writeCookieFx } from './cookies.ts';
import { writeStorageFx } from './storage.ts';

/** Stored texts of the device, by key. */
export type Texts = Readonly<Record<string, string>>;

/** One stored value of the device. */
export interface Persisted<T> {
  /**
   * Reads the value from the device's texts (`$start`, `appStarted`); null if it has another
   * shape.
   */
  read(texts: Texts): T | null;
  /** Stores a value; null removes it. */
  keep: EventCallable<T | null>;
}

/** Storage area and format of a value. */
export interface PersistedOptions {
  /** This browser, or this tab only; the browser by default. */
  area?: 'local' | 'session';
  /** JSON or plain text; JSON by default. */
  as?: 'json' | 'text';
}

/**
 * Stores a value under a key of the browser's storage: parsed and checked on reading, written
 * through the storage port. Not for personal data, because each page start logs stored values.
 *
 * @example
 * const recent = persisted('selvedge.recentSearches', array(string()));
 * const $recent = $start.map(({ storage }) => recent.read(storage) ?? []);
 * sample({ clock: searched, source: $recent, fn: withTerm, target: recent.keep });
 */
export function persisted<T>(
  key: string,
  struct: Struct<T, any>,
  { area = 'local', as = 'json' }: PersistedOptions = {},
): Persisted<T> {
  return {
    read: (texts) => readAs(as, texts[key], struct),
    keep: writeStorageFx.prepend((value: T | null) => ({ area, key, value: textAs(as, value) })),
  };
}

/**
 * Stores a text in a cookie for `days` days.
 *
 * @example const seen = persistedCookie('selvedge_newsletter_seen', literal('1'), { days: 365 });
 */
export function persistedCookie<T extends string>(
  name: string,
  struct: Struct<T, any>,
  { days }: { days: number },
): Persisted<T> {
  return {
    read: (texts) => readAs('text', texts[name], struct),
    keep: writeCookieFx.prepend((value: T | null) => ({ name, value, days })),
  };
}

/** Parses and checks a stored text; null if invalid. */
export function readAs<T>(as: 'json' | 'text', text: string | undefined, struct: Struct<T, any>) {
  if (as === 'json') return readStored(text, struct);
  // superstruct builds an error for a value that does not match.
  return text !== undefined && struct.is(text) ? text : null;
}

/** Serializes a value for storage; null removes it. */
export function textAs(as: 'json' | 'text', value: unknown): string | null {
  if (value === null) return null;
  return as === 'text' && typeof value === 'string' ? value : JSON.stringify(value);
}
