import type { Shot } from '#harness/pictures/shot.ts';
import { SHOTS } from '#harness/pictures/shots.ts';
import { VISITED_BRANDS } from '#harness/pictures/visits.ts';
import { SHOWN_LANGUAGES, type ShownLanguage } from '#harness/texts/languages.ts';
import { PSEUDO } from '#harness/texts/pseudo.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { readArgumentsAndPaths, readChoice, readPattern, readWhole } from './arguments.mjs';
import { inProject } from './project.mjs';
import { Stop } from './stop.mjs';

/** Where it is kept what was seen. */
export const FIT_FOLDER = inProject('.cache', 'fit');

/** What `npm run texts:fit -- --help` says. */
export const FIT_USAGE = `npm run texts:fit -- [LANGUAGE…] [--only PATTERN] [--brand rl|hm] [--jobs 2]

Looks for texts that do not fit, on the pages of npm run pictures at 320, 390 and 1440 px: pages wider than
the screen, cut and broken words, buttons on two lines that have one in English. Without a language: all of
them, and ${PSEUDO}, whose texts are two fifths longer than English. The English pages come first in any case, as
the others are held against them. What was seen is kept in ${FIT_FOLDER}.

  --only PATTERN   only pages whose name fits
  --brand rl       only this brand
  --jobs 2         visitors side by side

Exit code: 0 all fits, 1 something does not, or a page was not seen, 2 it was called wrongly.
`;

const OPTIONS = {
  only: { type: 'string', default: '' },
  brand: { type: 'string' },
  jobs: { type: 'string', default: '2' },
  help: { type: 'boolean', default: false },
} as const;

/** What is to be looked at. */
export interface FitOptions {
  languages: readonly ShownLanguage[];
  /** Each of the languages was asked for by its name. */
  isNamed: boolean;
  brands: readonly Brand[];
  shots: readonly Shot[];
  /** Visitors side by side. */
  jobs: number;
}

/**
 * Reads the command's arguments; nothing where help is asked for.
 *
 * @throws {Stop} what is wrong with them
 */
export function readFitOptions(args: string[]): FitOptions | undefined {
  const { values, paths: named } = readArgumentsAndPaths(args, OPTIONS, FIT_USAGE);
  if (values.help) return undefined;
  const only = readPattern('--only', values.only);
  const shots = SHOTS.filter(({ name }) => only.test(name));
  if (shots.length === 0) throw new Stop(`No page is called that: ${values.only}`, 2);
  const isNamed = named.length > 0;
  return {
    languages: isNamed
      ? named.map((code) => readChoice('LANGUAGE', code, SHOWN_LANGUAGES))
      : SHOWN_LANGUAGES,
    isNamed,
    brands:
      values.brand === undefined
        ? VISITED_BRANDS
        : [readChoice('--brand', values.brand, VISITED_BRANDS)],
    shots,
    jobs: readWhole('--jobs', values.jobs, 1, 99),
  };
}
