import type { ShownLanguage } from './languages.ts';
import { namespacesOf, readTexts } from './locales.ts';
import { PSEUDO, pseudoTexts } from './pseudo.ts';
import type { Texts } from './texts.ts';

/** Returns a text of the shop by namespace and key, such as `common.header.search`. */
export type Words = (key: string) => string;

/** Texts of the shop in a language, to find them on a page. Placeholders remain; a no-break space becomes a space. */
export function shopWords(language: ShownLanguage): Words {
  const read = (namespace: string): Texts =>
    language === PSEUDO ? pseudoTexts(readTexts('en', namespace)) : readTexts(language, namespace);
  const texts: Texts = Object.fromEntries(
    namespacesOf(language === PSEUDO ? 'en' : language).map((name) => [name, read(name)]),
  );
  return (key) => {
    const found = key
      .split('.')
      .reduce<Texts | string | undefined>(
        (at, step) => (typeof at === 'object' ? at[step] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
    return found.replaceAll(/\s/g, ' ');
  };
}
