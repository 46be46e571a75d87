import { argv, stdout } from 'node:process';
import { languageProblems, unusedTexts } from '#harness/texts/language-problems.ts';
import { missingTexts } from '#harness/texts/source-keys.ts';
import { OTHER_LANGUAGES } from '#harness/texts/languages.ts';
import { readArgumentsAndPaths, readChoice } from './support/arguments.mjs';
import { runMain } from './support/stop.mjs';

const USAGE = `npm run texts -- [LANGUAGE…]

Says what the sources name and English lacks, what the texts of each other language lack, and those of the simulated backend: what is missing, too much, used
nowhere, has other places or plural forms, or is too long for its place. Without a language: all beside English.

Exit code: 0 nothing, 1 something, 2 it was called wrongly.
`;
const OPTIONS = { help: { type: 'boolean', default: false } } as const;

await runMain(async () => {
  const { values, paths: named } = readArgumentsAndPaths(argv.slice(2), OPTIONS, USAGE);
  if (values.help) return void stdout.write(USAGE);
  const languages =
    named.length > 0
      ? named.map((code) => readChoice('LANGUAGE', code, OTHER_LANGUAGES))
      : OTHER_LANGUAGES;
  const problems = [...missingTexts(), ...unusedTexts(), ...languages.flatMap(languageProblems)];
  for (const problem of problems) stdout.write(`${problem}\n`);
  stdout.write(`${languages.length} languages beside English, ${problems.length} problems\n`);
  return problems.length > 0 ? 1 : 0;
});
