import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { type SeenPages, judgePages } from '#harness/pictures/judge-pages.ts';
import { pageNames, seePages } from '#harness/pictures/see-pages.ts';
import type { Shot } from '#harness/pictures/shot.ts';
import { type Visit, visitsIn } from '#harness/pictures/visits.ts';
import { withShop } from '#harness/pictures/with-shop.ts';
import type { ShownLanguage } from '#harness/texts/languages.ts';
import { BRANDS } from '#src/commerce/brands.ts';
import { FIT_FOLDER, type FitOptions, readFitOptions } from './support/fit-options.ts';
import { startProgress } from './support/progress.mjs';
import { Stop, runMain } from './support/stop.mjs';

interface Round {
  language: ShownLanguage;
  visit: Visit;
  seen: SeenPages;
}

await runMain(async () => {
  const options = readFitOptions(argv.slice(2));
  if (!options) return 0;
  const rounds = await roundsOf(options);
  const progress = startProgress('Texts that fit', { total: rounds.length, isShared: true });
  await withShop(say, (browser, url) => {
    const open = [...rounds];
    const takeNext = async () => {
      for (let round = open.shift(); round; round = open.shift()) {
        round.seen = await seePages(browser, url, round.visit, options.shots, say);
        keep(round);
        progress.step();
      }
    };
    return Promise.all(Array.from({ length: options.jobs }, takeNext));
  });
  progress.end();
  return tell(rounds, options.shots);
});

function say(line: string): void {
  stdout.write(`${line}\n`);
}

/** English is measured first on the same day, as the baseline of all languages. */
async function roundsOf({ languages, isNamed, brands }: FitOptions): Promise<Round[]> {
  const roundsIn = async (language: ShownLanguage): Promise<Round[]> =>
    (await visitsIn(language))
      .filter(({ brand }) => brands.includes(brand))
      .map((visit) => ({ language, visit, seen: {} }));
  const asked = (await Promise.all(languages.map(roundsIn))).flat();
  const unsold = languages.filter((one) => !asked.some(({ language }) => language === one));
  if (isNamed && unsold.length > 0) {
    const names = brands.map((brand) => BRANDS[brand].name).join(' and ');
    throw new Stop(`${names} has no shop in ${unsold.join(', ')}.`, 2);
  }
  const english = (await roundsIn('en')).filter(({ visit }) =>
    asked.some((round) => round.visit.brand === visit.brand),
  );
  return [...english, ...asked.filter(({ language }) => language !== 'en')];
}

function keep({ language, visit, seen }: Round): void {
  mkdirSync(FIT_FOLDER, { recursive: true });
  writeFileSync(join(FIT_FOLDER, `${language}-${visit.brand}.json`), JSON.stringify(seen));
  say(`seen: ${language} ${visit.name}, ${Object.keys(seen).length} pages`);
}

/** Prints the results of all pages; returns the exit code. */
function tell(rounds: readonly Round[], shots: readonly Shot[]): number {
  const english = rounds.filter(({ language }) => language === 'en');
  const names = pageNames(shots);
  let misfitCount = 0;
  let unseenCount = 0;
  for (const { language, visit, seen } of rounds) {
    const model = english.find((round) => round.visit.brand === visit.brand)?.seen;
    const { misfits, unseen } = judgePages(
      names,
      seen,
      language === 'en' ? undefined : (model ?? {}),
    );
    say(`${language} ${visit.name}`);
    for (const line of misfits) say(`  ${line}`);
    if (unseen.length > 0) say(`  not seen, here or in English: ${unseen.join(', ')}`);
    misfitCount += misfits.length;
    unseenCount += unseen.length;
  }
  say(`${misfitCount} texts do not fit, ${unseenCount} pages were not seen`);
  return misfitCount + unseenCount > 0 ? 1 : 0;
}
