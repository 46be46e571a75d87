import { stdout } from 'node:process';
import { languageProblems, unusedTexts } from '#harness/texts/language-problems.ts';
import { missingTexts } from '#harness/texts/source-keys.ts';
import { OTHER_LANGUAGES } from '#harness/texts/languages.ts';
import { readChoice } from './support/arguments.mjs';
import { runCommandLine } from './support/command.mjs';
import { startProgress } from './support/progress.mjs';
import TEXTS from './usage/texts.mjs';

await runCommandLine(TEXTS, async ({ paths: named }) => {
  const languages =
    named.length > 0
      ? named.map((code) => readChoice('LANGUAGE', code, OTHER_LANGUAGES))
      : OTHER_LANGUAGES;
  const progress = startProgress('Texts', { total: languages.length });
  const problems = [
    ...missingTexts(),
    ...unusedTexts(),
    ...languages.flatMap((language) => {
      progress.step();
      return languageProblems(language);
    }),
  ];
  progress.end();
  for (const problem of problems) stdout.write(`${problem}\n`);
  stdout.write(`${languages.length} languages beside English, ${problems.length} problems\n`);
  return problems.length > 0 ? 1 : 0;
});
