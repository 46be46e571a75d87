import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';
import { FORMATS_NAMESPACE } from './formats.ts';

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

/** Namespaces that every page begins with; the site has them in one file, which is one request. */
export const START_NAMESPACES = ['common', 'catalogue', 'cart', 'account', FORMATS_NAMESPACE];

/** The one file with all texts that a page starts with. */
export function startFile(language: string): string {
  return `/locales/${language}/start.json`;
}

/** Reads a file of the site by its address. */
export type ReadFile = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Loads texts from the shop's own origin. An answer that has not come after `patience`
 * milliseconds counts as a failure, so that a hanging connection is tried again.
 *
 * @example createI18n({ locale, load: loadOverHttp(fetch) })
 */
export function loadOverHttp(fetch: ReadFile, patience = 8000): LoadTranslations {
  const starts = new Map<string, Promise<Texts>>();

  async function read(path: string): Promise<Texts> {
    const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return textsIn(await response.json(), path);
  }

  /** One request for all that ask meanwhile, also when they ask once more after a failure. */
  function readStart(language: string): Promise<Texts> {
    const before = starts.get(language);
    if (before) return before;
    const start = read(startFile(language)).finally(() => starts.delete(language));
    starts.set(language, start);
    return start;
  }

  return async (language, namespace) => {
    if (!START_NAMESPACES.includes(namespace))
      return read(`/locales/${language}/${namespace}.json`);
    const start = await readStart(language);
    return textsIn(start[namespace], startFile(language));
  };
}

type Texts = Record<string, string>;

function textsIn(value: unknown, path: string): Texts {
  if (!isTexts(value)) throw new Error(`${path} holds no texts`);
  return value;
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
