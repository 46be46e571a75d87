import { VISITED_BRANDS } from '#harness/pictures/visits.ts';
import { SCREENS } from '#harness/showroom/setting.ts';
import { SHOWN_LANGUAGES, type ShownLanguage } from '#harness/texts/languages.ts';
import type { Brand } from '#src/commerce/brands.ts';
import type { CompareOptions } from '#harness/pictures/compare.ts';
import { readArguments, readChoice, readPattern, readWhole } from './arguments.mjs';
import { inProject } from './project.mjs';
import { Stop } from './stop.mjs';

/** Where the English pictures are, and the folders of the other languages. */
export const PICTURES_FOLDER = inProject('.cache', 'pictures');

/** What `npm run pictures -- --help` says. */
export const PICTURES_USAGE = `npm run pictures -- [--only PATTERN] [--language CODE] [--brand rl|hm]
npm run pictures -- --compare REVISION [--only PATTERN] [--brand rl|hm] [--screen 390] [--jobs 4]

Takes pictures of the shop's pages, in both brands and at 390, 820 and 1440 px, into ${PICTURES_FOLDER};
or of every state of every page now and at a revision, and says what looks otherwise.

  --only PATTERN       only those whose name fits: home-rl-390, product, hm-1440; of states the key: bag-voucher
  --language CODE      in another language than English, each in its own country; qps only looks foreign
  --brand rl           only this brand
  --compare REVISION   a branch, tag or commit that has a showroom
  --screen 390         how wide: ${SCREENS.join(', ')}
  --jobs 4             pages that take pictures side by side

Exit code: 0 taken, and nothing looks otherwise, 1 something does, 2 it was called wrongly.
`;

const OPTIONS = {
  only: { type: 'string', default: '' },
  language: { type: 'string' },
  compare: { type: 'string' },
  brand: { type: 'string' },
  screen: { type: 'string' },
  jobs: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** What pictures are to be taken of. */
export interface TakeOptions {
  language: ShownLanguage;
  brands: readonly Brand[];
  only: RegExp;
}

/**
 * Reads the command's arguments; nothing where help is asked for.
 *
 * @throws {Stop} what is wrong with them
 */
export function readPicturesOptions(
  args: string[],
): { take: TakeOptions } | { compare: CompareOptions } | undefined {
  const values = readArguments(args, OPTIONS, PICTURES_USAGE);
  if (values.help) return undefined;
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
