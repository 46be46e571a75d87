// What the texts of each language lack: npm run texts, or npm run texts -- fr pl.
import { readdirSync, readFileSync } from 'node:fs';
import { textProblems, type Texts } from '#harness/texts/texts.ts';

const LOCALES = new URL('../../locales/', import.meta.url);

const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, LOCALES)).filter((file) => file.endsWith('.json'));

const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8')) as Texts;

/** The studio is a tool, in the languages of those who make the shop. */
const TOOLS = new Set(['studio.json']);

const named = process.argv.slice(2);
const languages = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)
  .filter((name) => named.length === 0 || named.includes(name));

let count = 0;
for (const language of languages) {
  const files = filesOf('en').filter((file) => !TOOLS.has(file));
  for (const file of files) {
    const has = filesOf(language).includes(file) ? textsOf(language, file) : {};
    for (const { key, problem } of textProblems(textsOf('en', file), has, language)) {
      count += 1;
      console.log(`${language}/${file} ${key} ${problem}`);
    }
  }
}
console.log(`${languages.length} languages beside English, ${count} problems`);
process.exitCode = count === 0 ? 0 : 1;
