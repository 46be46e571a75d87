// What the texts of each language lack: npm run texts, or npm run texts -- fr pl.
import { namespacesOf, readTexts, textLanguages } from '#harness/texts/locales.ts';
import { OF_TOOLS, textProblems } from '#harness/texts/texts.ts';

const named = process.argv.slice(2);
const languages = textLanguages().filter(
  (language) => language !== 'en' && (named.length === 0 || named.includes(language)),
);

const problems = languages.flatMap((language) =>
  namespacesOf('en')
    .filter((namespace) => !OF_TOOLS.has(namespace))
    .flatMap((namespace) => {
      const has = namespacesOf(language).includes(namespace) ? readTexts(language, namespace) : {};
      return textProblems(readTexts('en', namespace), has, language).map(
        ({ key, problem }) => `${language}/${namespace}.json ${key} ${problem}`,
      );
    }),
);
for (const problem of problems) console.log(problem);
console.log(`${languages.length} languages beside English, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
