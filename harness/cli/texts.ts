// What the texts of each language lack: npm run texts, or npm run texts -- fr pl.
import { namespacesOf, readTexts, textLanguages } from '#harness/texts/locales.ts';
import { flatTexts, OF_TOOLS, textProblems } from '#harness/texts/texts.ts';
import { translationProblems } from '#harness/texts/translations.ts';
import { unusedKeys } from '#harness/texts/unused.ts';

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
const unused = namespacesOf('en').flatMap((namespace) =>
  unusedKeys(flatTexts(readTexts('en', namespace)).keys()).map(
    (key) => `en/${namespace}.json ${key} is used nowhere`,
  ),
);
const said = languages.flatMap((language) =>
  translationProblems(language).map(
    ({ key, problem }) => `fixtures/translations/${language}.json “${key}” ${problem}`,
  ),
);
const all = [...unused, ...problems, ...said];
for (const problem of all) console.log(problem);
console.log(`${languages.length} languages beside English, ${all.length} problems`);
process.exitCode = all.length === 0 ? 0 : 1;
