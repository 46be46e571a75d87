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

/** Where it is kept what was seen. */
export const FIT_FOLDER = inProject('.cache', 'fit');

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
 * Reads the command's arguments; undefined where help was printed.
 *
 * @throws {Stop} what is wrong with them
 */
export function readFitOptions(args: string[]): FitOptions | undefined {
  const given = readCommand(CHECK.fit, args);
  if (!given) return undefined;
  const { values, paths: named } = given;
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
