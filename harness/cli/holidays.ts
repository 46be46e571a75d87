import { writeFileSync } from 'node:fs';
import process, { argv } from 'node:process';
import { readArguments } from './support/arguments.mjs';
import { HOLIDAY_FILE, YEARS, holidayFile, holidayText } from './support/holiday-days.ts';
import { runMain } from './support/stop.mjs';

const USAGE = `npm run holidays   writes the holidays of all countries with a store, of this year and the next ones
`;
const OPTIONS = { help: { type: 'boolean' } } as const;

await runMain(async () => {
  const { help } = readArguments(argv.slice(2), OPTIONS, USAGE);
  if (help) return void process.stdout.write(USAGE);
  const first = new Date().getUTCFullYear();
  writeFileSync(HOLIDAY_FILE, holidayText(holidayFile(first, first + YEARS - 1)));
  process.stdout.write(`${HOLIDAY_FILE}\n`);
});
