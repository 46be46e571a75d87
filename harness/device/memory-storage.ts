import type { AnyEffect } from '#src/event-log/units.ts';
import { isShoppersEverywhere, isShoppersHere } from '#src/ports/storage/forget.ts';

type Texts = Map<string, string>;

export interface MemoryStorage {
  /** Shared by the tabs of a browser. */
  local: Texts;
  session: Texts;
  cookies: Texts;
  /** Values of the tab with their own port, by the storing port. */
  values: Map<AnyEffect, unknown>;
  /** Environment data that a page reads at its start. */
  read(): { storage: Record<string, string>; cookies: Record<string, string> };
  forgetShopper(): void;
}

/** Creates a storage; both areas share one map by default. */
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

/** Sets a text; null removes it. */
export function store(texts: Texts, name: string, text: string | null): void {
  if (text === null) texts.delete(name);
  else texts.set(name, text);
}
