import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namespacesOf, readTexts, textLanguages } from './locales.ts';
import { OF_TOOLS, flatTexts, textProblems } from './texts.ts';
import { translationProblems } from './translations.ts';
import { unusedKeys } from './unused.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** What a language lacks, or says otherwise than English: in the shop's texts and in the simulated backend's, one line each. */
export function languageProblems(language: string): string[] {
  return [...shopProblems(language), ...backendProblems(language)];
}

/** English texts that nothing shows, one line each. */
export function unusedTexts(): string[] {
  const keys = namespacesOf('en').flatMap((namespace) =>
    [...flatTexts(readTexts('en', namespace)).keys()].map((key) => ({ namespace, key })),
  );
  const unused = new Set(unusedKeys(keys.map(({ key }) => key)));
  return keys
    .filter(({ key }) => unused.has(key))
    .map(({ namespace, key }) => `en/${namespace}.json ${key} is used nowhere`);
}

function shopProblems(language: string): string[] {
  if (!textLanguages().includes(language)) return [`locales/${language} is missing`];
  const own = namespacesOf(language);
  return namespacesOf('en')
    .filter((namespace) => !OF_TOOLS.has(namespace))
    .flatMap((namespace) => {
      const texts = own.includes(namespace) ? readTexts(language, namespace) : {};
      return textProblems(readTexts('en', namespace), texts, language).map(
        ({ key, problem }) => `${language}/${namespace}.json ${key} ${problem}`,
      );
    });
}

function backendProblems(language: string): string[] {
  const file = `fixtures/translations/${language}.json`;
  // English and German stand in the data.
  if (language === 'en' || language === 'de') return [];
  if (!existsSync(project + file)) return [`${file} is missing`];
  return translationProblems(language).map(({ key, problem }) => `${file} “${key}” ${problem}`);
}
