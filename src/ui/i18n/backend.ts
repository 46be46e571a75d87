import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

/** Reads the texts of one namespace in one language; rejects when it cannot. */
export type LoadTranslations = (language: string, namespace: string) => Promise<ResourceKey>;

/** The i18next backend over a loader. Every failure may be retried (I18N-02); i18next counts and waits. `failed` is told of each. */
export class TranslationBackend implements BackendModule {
  static readonly type = 'backend';
  readonly type = 'backend';
  readonly callbackApi = true;
  readonly #load: LoadTranslations;
  readonly #failed: () => void;

  constructor(load: LoadTranslations, failed: () => void) {
    this.#load = load;
    this.#failed = failed;
  }

  init(): void {}

  read(language: string, namespace: string, callback: ReadCallback): void {
    this.#load(language, namespace).then(
      (texts) => callback(null, texts),
      (error: unknown) => {
        this.#failed();
        callback(error instanceof Error ? error : String(error), true);
      },
    );
  }
}

function translationPath(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json`;
}

/**
 * Loads texts from the shop's own origin. An answer that has not come after `patience`
 * milliseconds counts as a failure, so that a hanging connection is tried again.
 *
 * @example createI18n({ locale, load: loadOverHttp(fetch) })
 */
export function loadOverHttp(fetch: typeof globalThis.fetch, patience = 8000): LoadTranslations {
  return async (language, namespace) => {
    const path = translationPath(language, namespace);
    const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const texts: unknown = await response.json();
    if (!isTexts(texts)) throw new Error(`${path} holds no texts`);
    return texts;
  };
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
