import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Fit, longerButtons, measureFit, ownMisfits } from '#harness/pictures/fit.ts';
import { settles } from '#harness/pictures/settled.ts';
import type { Shot } from '#harness/pictures/shot.ts';
import { SHOTS } from '#harness/pictures/shots.ts';
import { TODAY, openVisit, signIn } from '#harness/pictures/take.ts';
import { type Visit, visitsIn } from '#harness/pictures/visits.ts';
import { startStandAlone } from '#harness/server/stand-alone.ts';
import { languageNamed } from '#harness/texts/languages.ts';
import { PSEUDO } from '#harness/texts/pseudo.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import { BROWSER_ARGS, ensureBrowser } from './support/browser.mjs';
import { inProject } from './support/project.mjs';
import { runMain } from './support/stop.mjs';

const FOLDER = inProject('.cache', 'fit');
const WIDTHS = [390, 320, 1440];
/** What opens in another way on a wide screen, so that it is opened anew there. */
const OPENED_ANEW = new Set(['menu', 'filters', 'suggestions']);
/** A transparent picture of one pixel. */
const NO_PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

const USAGE = `npm run texts:fit -- [LANGUAGE…] [--only PATTERN] [--brand rl|hm] [--jobs 2]

Looks for texts that do not fit, on the pages of npm run pictures at 320, 390 and 1440 px: pages wider than
the screen, cut and broken words, buttons on two lines that have one in English. Without a language: all of
them, and ${PSEUDO}, whose texts are two fifths longer than English. What was seen is kept in ${FOLDER}.

  --only PATTERN   only pages whose name fits
  --jobs 2         visitors side by side
`;

type Seen = Record<string, Fit>;

async function isLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

async function look(page: Page, visit: Visit, shot: Shot, seen: Seen): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 844 });
  const orderId = (await shot.prepare?.(page, visit)) ?? '';
  const open = async () => {
    await page.goto(visit.at(shot.path(visit, orderId)));
    await settles(page);
    await shot.act?.(page, visit);
    await settles(page);
  };
  await open();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    if (width > 1000 && OPENED_ANEW.has(shot.name)) await open();
    await isLaidOut(page);
    seen[`${shot.name}-${width}`] = await page.evaluate(measureFit);
  }
}

async function visitAll(browser: Browser, url: string, visit: Visit, only: RegExp, seen: Seen) {
  const page = await openVisit(browser, url, visit);
  page.setDefaultTimeout(30_000);
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ body: NO_PICTURE, contentType: 'image/gif' }),
  );
  let isGuest = true;
  for (const shot of SHOTS.toSorted(
    (one, other) => Number(other.isGuest ?? false) - Number(one.isGuest ?? false),
  )) {
    if (isGuest && !shot.isGuest) {
      await page.setViewportSize({ width: 1440, height: 844 });
      await page.goto(visit.at('/'));
      await signIn(page, visit);
      isGuest = false;
    }
    if (!only.test(shot.name)) continue;
    await look(page, visit, shot, seen).catch((error: unknown) =>
      stdout.write(
        `  ${visit.site.target} ${shot.name}: not seen (${String(error).split('\n')[0]})\n`,
      ),
    );
  }
  await page.context().close();
}

function tell(english: Seen, seen: Seen): number {
  let count = 0;
  const say = (line: string) => {
    count += 1;
    stdout.write(`  ${line}\n`);
  };
  for (const [name, fit] of Object.entries(seen)) {
    const model = english[name] ?? { misfits: [], buttons: [] };
    for (const { kind, text, place } of ownMisfits(model, fit))
      say(`${name} ${kind}: “${text}” ${place.split('>').slice(-4).join('>')}`);
    for (const { text, english: short, lines, place } of longerButtons(model, fit))
      say(`${name} ${lines} lines: “${text}” (${short}) ${place.split('>').slice(-4).join('>')}`);
  }
  return count;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      brand: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void stdout.write(USAGE);
  const named = positionals.map(languageNamed);
  const languages = named.length > 0 ? named : [...TRANSLATED_LANGUAGES, PSEUDO];
  mkdirSync(FOLDER, { recursive: true });
  const shop = await startStandAlone(undefined, () => TODAY.getTime());
  const executablePath = await ensureBrowser((line: string) => stdout.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const fileOf = (language: string, brand: string) => join(FOLDER, `${language}-${brand}.json`);
  const read = (file: string) =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Seen) : {};
  let problems = 0;
  try {
    const visits = (
      await Promise.all(
        languages.map(async (language) =>
          (await visitsIn(language)).map((visit) => ({ language, visit })),
        ),
      )
    )
      .flat()
      .filter(({ visit }) => values.brand === undefined || visit.brand === values.brand);
    const found = visits.map((): Seen => ({}));
    const open = [...visits.entries()];
    const takeNext = async () => {
      for (let next = open.shift(); next; next = open.shift()) {
        const [at, { language, visit }] = next;
        const seen = found[at] ?? {};
        await visitAll(browser, shop.url, visit, new RegExp(values.only), seen).catch(
          (error: unknown) => stdout.write(`  not seen: ${String(error).split('\n')[0]}\n`),
        );
        const file = fileOf(language, visit.brand);
        writeFileSync(file, JSON.stringify({ ...read(file), ...seen }));
        stdout.write(`seen: ${language} ${visit.name}, ${Object.keys(seen).length} pages\n`);
      }
    };
    await Promise.all(Array.from({ length: Number(values.jobs) }, takeNext));
    for (const [at, { language, visit }] of visits.entries()) {
      stdout.write(`${language} ${visit.name}\n`);
      problems += tell(read(fileOf('en', visit.brand)), found[at] ?? {});
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  stdout.write(`${problems} texts do not fit\n`);
});
