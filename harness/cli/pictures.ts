import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { contactSheet, fileOf } from '#harness/pictures/sheet.ts';
import { SHOTS, WIDTHS } from '#harness/pictures/shots.ts';
import { TODAY, openVisit, signIn, take } from '#harness/pictures/take.ts';
import { visitsIn } from '#harness/pictures/visits.ts';
import { languageNamed } from '#harness/texts/languages.ts';
import { startStandAlone } from '#harness/server/stand-alone.ts';
import { BROWSER_ARGS, ensureBrowser } from './support/browser.mjs';
import { inProject } from './support/project.mjs';
import { runMain } from './support/stop.mjs';

const FOLDER = inProject('.cache', 'pictures');

const USAGE = `npm run pictures -- [--only PATTERN] [--language CODE]
npm run pictures -- --compare REVISION [--brand rl] [--screen 390] [--only PATTERN]

Takes pictures of the shop's pages, in both brands and at 390, 820 and 1440 px, into ${FOLDER};
or of every state of every page now and at a revision, and says what looks otherwise.

  --only PATTERN       only those whose name fits, e.g. home-rl-390, product, hm-1440
  --language CODE      in another language than English, each in its own country; qps only looks foreign
  --compare REVISION   a branch, tag or commit that has a showroom
  --brand rl           only this brand
  --screen 390         how wide: 320, 390, 820 or 1440
  --jobs 4             pages that take pictures side by side
`;

await runMain(async () => {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      only: { type: 'string', default: '' },
      language: { type: 'string', default: 'en' },
      compare: { type: 'string' },
      brand: { type: 'string' },
      screen: { type: 'string', default: '390' },
      jobs: { type: 'string', default: '4' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void stdout.write(USAGE);
  const wanted = new RegExp(values.only);
  if (values.compare !== undefined) {
    const { compareWith } = await import('./compare.ts');
    await compareWith({
      revision: values.compare,
      brands: values.brand === undefined ? ['rl', 'hm'] : [values.brand],
      screen: Number(values.screen),
      only: wanted,
      jobs: Number(values.jobs),
    });
    return;
  }
  const visits = await visitsIn(languageNamed(values.language));
  mkdirSync(FOLDER, { recursive: true });
  stdout.write('Building …\n');
  const shop = await startStandAlone(undefined, () => TODAY.getTime());
  const executablePath = await ensureBrowser((line: string) => stdout.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    for (const visit of visits)
      for (const isGuest of [false, true]) {
        const orders = SHOTS.filter((shot) => (shot.isGuest ?? false) === isGuest).flatMap((shot) =>
          WIDTHS.flatMap((screen) => {
            const file = fileOf(shot.name, visit.brand, screen.width);
            return wanted.test(file) ? { shot, screen, file } : [];
          }),
        );
        if (orders.length === 0) continue;
        const page = await openVisit(browser, shop.url, visit);
        if (!isGuest) await signIn(page, visit);
        for (const { shot, screen, file } of orders) {
          await page.setViewportSize(screen);
          await take(page, shot, visit, join(FOLDER, file));
          stdout.write(`${file}\n`);
        }
        await page.context().close();
      }
  } finally {
    await browser.close();
    await shop.close();
  }
  const sheet = join(FOLDER, 'index.html');
  writeFileSync(
    sheet,
    contactSheet(visits, (file) => existsSync(join(FOLDER, file))),
  );
  stdout.write(`All pictures side by side: ${sheet}\n`);
});
