import type { AnyEffect } from '#src/event-log/units.ts';
import { isShoppersEverywhere, isShoppersHere } from '#src/ports/storage/forget.ts';

type Texts = Map<string, string>;

/** Storage of one tab, in memory. */
export interface MemoryStorage {
  /** Shared by the tabs of a browser. */
  local: Texts;
  session: Texts;
  cookies: Texts;
  /** Values of the tab that have a port each, by the port that stores them. */
  values: Map<AnyEffect, unknown>;
  /** The part of the environment that a page reads when it starts. */
  read(): { storage: Record<string, string>; cookies: Record<string, string> };
  /** Removes the shopper's data. */
  forgetShopper(): void;
}

/** Both areas are one map unless told. */
export function memoryStorage({
  local = new Map(),
  session = local,
  cookies = new Map(),
}: Partial<Pick<MemoryStorage, 'local' | 'session' | 'cookies'>> = {}): MemoryStorage {
  const values: MemoryStorage['values'] = new Map();
  return {
    local,
    session,
    cookies,
    values,
    read: () => ({
      storage: Object.fromEntries([...local, ...session]),
      cookies: Object.fromEntries(cookies),
    }),
    forgetShopper() {
      values.clear();
      for (const key of session.keys()) if (isShoppersHere(key)) session.delete(key);
      for (const key of local.keys()) if (isShoppersEverywhere(key)) local.delete(key);
    },
  };
}

/** Sets a text, or removes it where there is none. */
export function store(texts: Texts, name: string, text: string | null): void {
  if (text === null) texts.delete(name);
  else texts.set(name, text);
}
