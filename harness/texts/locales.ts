import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FORMATS_NAMESPACE } from '#src/ui/i18n/formats.ts';
import type { Texts } from './texts.ts';

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));

/** Languages with texts; English, the source language, is first. */
export function textLanguages(): string[] {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name);
  return ['en', ...others.sort()];
}

/** Names of the namespaces with a file in a language. */
export function namespacesOf(language: string): string[] {
  return readdirSync(folder + language)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .filter((name) => name !== FORMATS_NAMESPACE)
    .sort();
}

export function readTexts(language: string, namespace: string): Texts {
  return JSON.parse(readFileSync(`${folder}${language}/${namespace}.json`, 'utf8')) as Texts;
}
