import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Texts = { [key: string]: string | Texts };

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));

/** Names of the namespaces that have a file in a language. */
export function namespacesOf(language: string): string[] {
  return readdirSync(folder + language)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .sort();
}

export function readTexts(language: string, namespace: string): Texts {
  return JSON.parse(readFileSync(`${folder}${language}/${namespace}.json`, 'utf8')) as Texts;
}

/** All texts of a namespace by their full key: `bag.title`. */
export function flatTexts(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
}
