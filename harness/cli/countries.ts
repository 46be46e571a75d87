import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { format } from 'prettier';
import { COUNTRIES, type CountryCode } from '#src/commerce/countries.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import { runCommandLine } from './support/command.mjs';
import { HOLIDAY_FILE, YEARS, holidayFile, holidayText } from './support/holiday-days.ts';
import { NUMBER_FILE, formatFileOf, formatsOf, numberStyles } from './support/locale-formats.ts';
import { inProject } from './support/project.mjs';
import { withProgress } from './support/progress.mjs';
import { Stop } from './support/stop.mjs';
import { GENERATE } from './commands.mjs';

const OUTLINES = 'fixtures/map/outlines';

await runCommandLine(GENERATE.countries, async () => {
  const first = new Date().getUTCFullYear();
  writeFileSync(inProject(HOLIDAY_FILE), holidayText(holidayFile(first, first + YEARS - 1)));
  process.stdout.write(`${HOLIDAY_FILE}\n`);
  await writeJson(NUMBER_FILE, numberStyles());
  for (const language of TRANSLATED_LANGUAGES)
    await writeJson(formatFileOf(language), formatsOf(language));
  process.stdout.write(`${NUMBER_FILE}\nlocales/*/formats.json\n`);
  const outlines = await withProgress('Outlines', drawnOutlines);
  rmSync(inProject(OUTLINES), { recursive: true, force: true });
  mkdirSync(inProject(OUTLINES));
  for (const [code, text] of outlines) writeFileSync(inProject(OUTLINES, `${code}.json`), text);
  process.stdout.write(`${OUTLINES}: ${outlines.length} countries\n`);
});

async function writeJson(file: string, value: unknown): Promise<void> {
  writeFileSync(inProject(file), await format(JSON.stringify(value), { parser: 'json' }));
}

/** Draws all outlines before any is written, because drawing fails for a country without shops. */
async function drawnOutlines(): Promise<(readonly [CountryCode, string])[]> {
  try {
    // Imported late: the module throws if a country has no shop.
    const { outlineOf } = await import('#fixtures/map/outline.ts');
    return COUNTRIES.map(({ code }) => [code, `${JSON.stringify(outlineOf(code))}\n`] as const);
  } catch (error) {
    throw error instanceof Error ? new Stop(`No outline is drawn. ${error.message}`) : error;
  }
}
