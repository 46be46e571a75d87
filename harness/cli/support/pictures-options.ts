import { VISITED_BRANDS } from '#harness/pictures/visits.ts';
import { SCREENS } from '#harness/showroom/setting.ts';
import { SHOWN_LANGUAGES, type ShownLanguage } from '#harness/texts/languages.ts';
import type { Brand } from '#src/commerce/brands.ts';
import type { CompareOptions } from '#harness/pictures/compare.ts';
import { readChoice, readPattern, readWhole } from './arguments.mjs';
import { readCommand } from './command.mjs';
import { inProject } from './project.mjs';
import { Stop } from './stop.mjs';
import { SINGLE } from '../commands.mjs';

/** Folder of the English pictures, with a subfolder for each other language. */
export const PICTURES_FOLDER = inProject('.cache', 'pictures');

export interface TakeOptions {
  language: ShownLanguage;
  brands: readonly Brand[];
  only: RegExp;
}

/**
 * Parses the command's arguments; `undefined` if help was printed.
 *
 * @throws {Stop} for invalid arguments
 */
export function readPicturesOptions(
  args: string[],
): { take: TakeOptions } | { compare: CompareOptions } | undefined {
  const given = readCommand(SINGLE.pictures, args);
  if (!given) return undefined;
  const { values } = given;
  const { compare: revision, language, screen, jobs } = values;
  const only = readPattern('--only', values.only);
  const brands =
    values.brand === undefined
      ? VISITED_BRANDS
      : [readChoice('--brand', values.brand, VISITED_BRANDS)];
  if (revision === undefined) {
    if (screen !== undefined || jobs !== undefined)
      throw new Stop('--screen and --jobs go with --compare.', 2);
    return {
      take: { language: readChoice('--language', language ?? 'en', SHOWN_LANGUAGES), brands, only },
    };
  }
  if (language !== undefined)
    throw new Stop('--language does not go with --compare: states are shown in English.', 2);
  return {
    compare: {
      revision,
      brands,
      screen: readChoice('--screen', screen ?? '390', SCREENS),
      only,
      jobs: readWhole('--jobs', jobs ?? '4', 1, 99),
    },
  };
}
