import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { namespacesOf, readTexts, textLanguages } from './locales.ts';
import { readSources, reviewLanguage } from './sources.ts';
import { OF_TOOLS, flatTexts, textProblems } from './texts.ts';
import { translationProblems } from './translations.ts';
import { unusedKeys } from './unused.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Problems of a language, one line each: the shop's texts and the simulated backend's. */
export function languageProblems(language: string): string[] {
  return [...shopProblems(language), ...backendProblems(language)];
}

/** English texts that no source uses, one line each. */
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
  const texts = namespacesOf('en')
    .filter((namespace) => !OF_TOOLS.has(namespace))
    .flatMap((namespace) => {
      const translated = own.includes(namespace) ? readTexts(language, namespace) : {};
      return textProblems(readTexts('en', namespace), translated, language).map(
        ({ key, problem }) => `${language}/${namespace}.json ${key} ${problem}`,
      );
    });
  return language === 'en' ? texts : [...texts, ...sourceProblems(language)];
}

function sourceProblems(language: string): string[] {
  const { sources, stale } = reviewLanguage(language);
  const isRecorded = isDeepStrictEqual(sources, readSources(language));
  return [
    ...stale.map((key) => `${language} ${key} is stale: its English text changed`),
    ...(isRecorded
      ? []
      : [`locales/${language}.sources.json is out of date: run npm run check -- texts`]),
  ];
}

function backendProblems(language: string): string[] {
  const file = `fixtures/translations/${language}.json`;
  // The data contains English and German.
  if (language === 'en' || language === 'de') return [];
  if (!existsSync(project + file)) return [`${file} is missing`];
  return translationProblems(language).map(({ key, problem }) => `${file} “${key}” ${problem}`);
}
