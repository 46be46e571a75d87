import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { contactSheet, fileOf } from '#harness/pictures/sheet.ts';
import type { Shot } from '#harness/pictures/shot.ts';
import { SHOTS, WIDTHS } from '#harness/pictures/shots.ts';
import { openVisit, signIn, take } from '#harness/pictures/take.ts';
import { type Visit, visitsIn } from '#harness/pictures/visits.ts';
import { withShop } from '#harness/pictures/with-shop.ts';
import { BRANDS } from '#src/commerce/brands.ts';
import {
  PICTURES_FOLDER,
  type TakeOptions,
  readPicturesOptions,
} from './support/pictures-options.ts';
import { startProgress } from './support/progress.mjs';
import { Stop, runMain } from './support/stop.mjs';

interface Order {
  visit: Visit;
  shot: Shot;
  screen: (typeof WIDTHS)[number];
  file: string;
}

await runMain(async () => {
  const options = readPicturesOptions(argv.slice(2));
  if (!options) return 0;
  if ('take' in options) {
    await takePictures(options.take);
    return 0;
  }
  const { compareWith } = await import('#harness/pictures/compare.ts');
  return (await compareWith(options.compare)) > 0 ? 1 : 0;
});

async function takePictures({ language, brands, only }: TakeOptions): Promise<void> {
  const visits = (await visitsIn(language)).filter(({ brand }) => brands.includes(brand));
  const orders = visits.flatMap(ordersOf).filter(({ file }) => only.test(file));
  if (visits.length === 0) {
    const names = brands.map((brand) => BRANDS[brand].name).join(' and ');
    throw new Stop(`${names} has no shop in ${language}.`, 2);
  }
  if (orders.length === 0) throw new Stop(`No picture has this name: ${only.source}`, 2);
  const folder = language === 'en' ? PICTURES_FOLDER : join(PICTURES_FOLDER, language);
  mkdirSync(folder, { recursive: true });
  const progress = startProgress('Pictures', { total: orders.length, isShared: true });
  await withShop(say, async (browser, url) => {
    for (const visit of visits)
      for (const isGuest of [false, true]) {
        const own = orders.filter(
          (order) => order.visit === visit && (order.shot.isGuest ?? false) === isGuest,
        );
        if (own.length === 0) continue;
        const page = await openVisit(browser, url, visit);
        if (!isGuest) await signIn(page, visit);
        for (const { shot, screen, file } of own) {
          await page.setViewportSize(screen);
          await take(page, shot, visit, join(folder, file));
          say(file);
          progress.step();
        }
        await page.context().close();
      }
  });
  progress.end();
  const files = new Set(orders.map(({ file }) => file));
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, contactSheet({ visits, language, files }));
  say(`All pictures side by side: ${sheet}`);
}

function ordersOf(visit: Visit): Order[] {
  return SHOTS.flatMap((shot) =>
    WIDTHS.map((screen) => {
      const file = fileOf(shot.name, visit.brand, screen.width);
      return { visit, shot, screen, file };
    }),
  );
}

function say(line: string): void {
  stdout.write(`${line}\n`);
}
