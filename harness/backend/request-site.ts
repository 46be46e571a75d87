import { COUNTRIES, countryOf } from '#src/commerce/countries.ts';
import { storeById, type Site } from '#src/store-config/stores.ts';
import { shownLanguage, type TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import type { BackendRequest } from './message.ts';
import { readPath, type Target } from './router.ts';
import { storeNamed } from './store-named.ts';
import { loadTextsIn } from './texts.ts';

/** Store of a request; undefined for an unknown store number. */
export function storeOf(request: BackendRequest, { storeId }: Target): Site | undefined {
  try {
    if (storeId !== undefined) return storeById(storeId);
  } catch {
    return undefined;
  }
  return storeNamed(request.headers['store-name'] ?? 'RL-GB');
}

/** Languages by their number in addresses, such as `-3`. */
const LANGUAGE_OF_ID = new Map<string, string>(
  COUNTRIES.flatMap(({ languages }) => languages.map(({ code, id }) => [String(id), code])),
);

/** First language of `Accept-Language` if the store has it; a browser's list can begin with any language. */
function acceptedLanguage({ headers }: BackendRequest, store: Site): string {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;-]/);
  const { languages } = countryOf(store.countryCode);
  return languages.some(({ code }) => code === first) ? first : store.language;
}

export function languageOf(
  request: BackendRequest,
  query: URLSearchParams,
  store: Site,
): TranslatedLanguage {
  const langId = query.get('langId');
  const language = langId ?? request.headers['language'] ?? acceptedLanguage(request, store);
  return shownLanguage(LANGUAGE_OF_ID.get(language) ?? language);
}

/** Loads the texts of the request's language; undefined if they are loaded already. */
export function loadTextsFor(request: BackendRequest): Promise<void> | undefined {
  const target = readPath(request.url);
  const store = target && storeOf(request, target);
  if (!store) return undefined;
  // The content service receives only a site's locale.
  const locale = target.query.get('locale');
  return loadTextsIn(
    locale === null ? languageOf(request, target.query, store) : shownLanguage(locale),
  );
}
