import type { Shot } from '#harness/pictures/shot.ts';
import { SHOTS } from '#harness/pictures/shots.ts';
import { VISITED_BRANDS } from '#harness/pictures/visits.ts';
import { SHOWN_LANGUAGES, type ShownLanguage } from '#harness/texts/languages.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { readChoice, readPattern, readWhole } from './arguments.mjs';
import { readCommand } from './command.mjs';
import { inProject } from './project.mjs';
import { Stop } from './stop.mjs';
import { CHECK } from '../commands.mjs';

export const FIT_FOLDER = inProject('.cache', 'fit');

export interface FitOptions {
  languages: readonly ShownLanguage[];
  /** True if languages were given explicitly. */
  isNamed: boolean;
  brands: readonly Brand[];
  shots: readonly Shot[];
  /** Number of parallel visitors. */
  jobs: number;
}

/**
 * Parses the command's arguments; `undefined` if help was printed.
 *
 * @throws {Stop} for invalid arguments
 */
export function readFitOptions(args: string[]): FitOptions | undefined {
  const given = readCommand(CHECK.fit, args);
  if (!given) return undefined;
  const { values, paths: named } = given;
  const only = readPattern('--only', values.only);
  const shots = SHOTS.filter(({ name }) => only.test(name));
  if (shots.length === 0) throw new Stop(`No page has this name: ${values.only}`, 2);
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
