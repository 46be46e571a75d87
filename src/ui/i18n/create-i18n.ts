import { createInstance, type i18n as I18n, type Resource, type TOptions } from 'i18next';
import { reportFault } from '../../event-log/faults.ts';
import { noteLost } from '../../kernel/lazy-import.ts';
import { TranslationBackend, type LoadTranslations } from './backend.ts';
import { shownLanguage } from './languages.ts';

export type I18nOptions = {
  /** Locale or language of the store; English if it has no texts. */
  locale: string;
  /** Initial namespaces; others load when a component needs them. */
  namespaces?: readonly string[];
  load?: LoadTranslations;
  /**
   * Preloaded texts (tests, prerendering, stories): `{ en: { common: {…} } }`. Only missing
   * namespaces are loaded.
   */
  resources?: Resource;
  /** Called once for each namespace that failed to load, after the last retry. */
  report?: (failure: TranslationFailure) => void;
};

type TranslationFailure = { language: string; namespace: string; reason: string };

export type Translations = {
  i18n: I18n;
  /**
   * Settles when the initial namespaces have loaded, or a load has failed and will be retried;
   * never rejects.
   */
  ready: Promise<unknown>;
};

/**
 * Creates a translation instance for `I18nContext`. Views suspend for their namespaces
 * (`useTranslation`); a missing key is rendered empty and reported.
 * @example
 * const { i18n, ready } = createI18n({ locale: 'de-AT', load: loadOverHttp(fetch), report });
 */
export function createI18n({
  locale,
  namespaces = ['common'],
  load,
  resources,
  report,
}: I18nOptions): Translations {
  const i18n = createInstance();
  // The last retry has failed: load again when there is a connection.
  i18n.on('failedLoading', (language: string, namespace: string, reason: unknown) => {
    report?.({ language, namespace, reason: String(reason) });
    const found = noteLost(() => {
      found();
      void i18n.reloadResources([language], [namespace]);
    });
  });
  const failedOnce = new Promise<void>((resolve) => {
    if (load) i18n.use(new TranslationBackend(load, resolve));
  });
  const loaded = i18n.init({
    lng: shownLanguage(locale),
    fallbackLng: false, // every language is complete, so a second one is never needed
    load: 'currentOnly',
    ns: [...namespaces],
    defaultNS: 'common',
    ...(resources && { resources, partialBundledLanguages: load !== undefined }),
    initAsync: false,
    maxParallelReads: 10, // I18N-01
    maxRetries: 5, // I18N-02
    retryTimeout: 350,
    keySeparator: '.', // I18N-03
    nsSeparator: ':', // I18N-04
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
    returnEmptyString: false,
    parseMissingKeyHandler: missingText,
  });
  return { i18n, ready: Promise.race([loaded, failedOnce]) };
}

/** Reports a key without text and default; the shopper sees nothing instead of a key. */
function missingText(key: string, filledIn: unknown, { defaultValue }: TOptions): unknown {
  if (defaultValue !== undefined) return defaultValue && filledIn;
  const fault = new Error(`No text for ${key}`);
  reportFault('texts/missing', fault);
  console.error(fault);
  return '';
}
