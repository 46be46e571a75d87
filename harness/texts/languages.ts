import { Stop } from '#harness/cli/support/stop.mjs';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { PSEUDO } from './pseudo.ts';

const ALL = [...TRANSLATED_LANGUAGES, PSEUDO] as const;

/** A language as a command is told it; ends the command where the shop does not speak it. */
export function languageNamed(code: string): TranslatedLanguage | typeof PSEUDO {
  const found = ALL.find((each) => each === code);
  if (found === undefined) throw new Stop(`There are no texts in ${code}: ${ALL.join(' ')}`, 2);
  return found;
}
