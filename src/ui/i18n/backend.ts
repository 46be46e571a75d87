import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';
import { FORMATS_NAMESPACE } from './formats.ts';

/** Loads the texts of one namespace in one language; rejects on failure. */
export type LoadTranslations = (language: string, namespace: string) => Promise<ResourceKey>;

/**
 * i18next backend over a loader. Every failure may be retried (I18N-02); i18next counts and delays
 * retries. Calls `failed` on each.
 */
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

/** Initial namespaces of every page; the site serves them in one file. */
export const START_NAMESPACES = [
  'common',
  'catalogue',
  'cart',
  'account',
  'consent',
  FORMATS_NAMESPACE,
];

/** Path of the file with all initial texts. */
export function startFile(language: string): string {
  return `/locales/${language}/start.json`;
}

/** Fetches a file of the site by path. */
export type ReadFile = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Loads texts from the shop's origin. No answer after `patience` milliseconds is a failure, so that
 * a hanging connection is retried.
 * @example createI18n({ locale, load: loadOverHttp(fetch) })
 */
export function loadOverHttp(fetch: ReadFile, patience = 8000): LoadTranslations {
  const starts = new Map<string, Promise<Texts>>();

  async function read(path: string): Promise<Texts> {
    const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return textsIn(await response.json(), path);
  }

  /** Shares one request among concurrent callers, also on a retry. */
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
