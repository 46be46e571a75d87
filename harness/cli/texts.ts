import { stdout } from 'node:process';
import { languageProblems, unusedTexts } from '#harness/texts/language-problems.ts';
import { OTHER_LANGUAGES } from '#harness/texts/languages.ts';
import { reviewLanguage, writeSources } from '#harness/texts/sources.ts';
import { readChoice } from './support/arguments.mjs';
import { CHECK } from './commands.mjs';
import { runCommandLine } from './support/command.mjs';
import { startProgress } from './support/progress.mjs';

await runCommandLine(CHECK.texts, async ({ values: { sign, key = [] }, paths: named }) => {
  const languages =
    named.length > 0
      ? named.map((code) => readChoice('LANGUAGE', code, OTHER_LANGUAGES))
      : OTHER_LANGUAGES;
  const isSigned = (one: string) => sign && (key.length === 0 || key.includes(one));
  const progress = startProgress('Texts', { total: languages.length });
  const problems = [
    ...unusedTexts(),
    ...languages.flatMap((language) => {
      writeSources(language, reviewLanguage(language, isSigned).sources);
      progress.step();
      return languageProblems(language);
    }),
  ];
  progress.end();
  for (const problem of problems) stdout.write(`${problem}\n`);
  stdout.write(`${languages.length} languages beside English, ${problems.length} problems\n`);
  return problems.length > 0 ? 1 : 0;
});
