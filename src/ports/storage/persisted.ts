import type { EventCallable } from 'effector';
import type { Struct } from 'superstruct';
import { readStored } from '../../kernel/stored-text.ts';
import { writeCookieFx } from './cookies.ts';
import { writeStorageFx } from './storage.ts';

/** What the device keeps, by key. */
export type Texts = Readonly<Record<string, string>>;

/** One thing that the device keeps. */
export interface Persisted<T> {
  /** What is in the device's texts (`$start`, `appStarted`), if it has the expected shape; else `null`. */
  read(texts: Texts): T | null;
  /** Keeps a value from now on; `null` forgets it. */
  keep: EventCallable<T | null>;
}

/** Where and how it is kept. */
export interface PersistedOptions {
  /** This browser, or this tab alone; the browser unless told. */
  area?: 'local' | 'session';
  /** As JSON, or the plain text itself; JSON unless told. */
  as?: 'json' | 'text';
}

/**
 * Keeps a value under a key of the browser's storage: parsed and checked when it is read, written
 * through the storage port. Not for what is personal: a page begins by logging what is kept.
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
 * Keeps a text in a cookie for so many days.
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

/** What a text says, if it is as it should be. */
export function readAs<T>(as: 'json' | 'text', text: string | undefined, struct: Struct<T, any>) {
  if (as === 'json') return readStored(text, struct);
  return struct.is(text) ? text : null;
}

/** How a value is kept; `null` where it is not any more. */
export function textAs(as: 'json' | 'text', value: unknown): string | null {
  if (value === null) return null;
  return as === 'text' && typeof value === 'string' ? value : JSON.stringify(value);
}
