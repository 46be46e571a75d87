import { describe, expect, it } from 'vitest';
import { answerTo } from '#harness/config/site-files.ts';
import { pseudoText, pseudoTexts } from '#harness/texts/pseudo.ts';
import { PLACES, flatTexts, textProblems } from '#harness/texts/texts.ts';
import { namespacesOf, readTexts } from '#harness/texts/locales.ts';
import { START_NAMESPACES } from '#src/ui/i18n/backend.ts';

const project = process.cwd();
const wordsOnly = (text: string) => text.replace(/\{\{[^}]+\}\}|\$t\([^)]*\)|[[\]]/g, '');

it.each([
  ['Add to bag', '[Åááďď ťö báááğ]'],
  ['{{count}} items', '[{{count}} ïïťêêmš]'],
  ['<1>Terms</1>', '[<1>Țêêêřmš</1>]'],
  ['MB', '[MBb]'],
])('%s is shown as %s', (english, shown) => {
  expect(pseudoText(english)).toBe(shown);
});

describe.each(namespacesOf('en'))('the pseudo texts of %s', (namespace) => {
  const english = readTexts('en', namespace);
  const pseudo = pseudoTexts(english);

  it('are two fifths longer, in brackets', () => {
    const shown = flatTexts(pseudo);
    for (const [key, text] of flatTexts(english)) {
      const [before, after] = [wordsOnly(text), wordsOnly(shown.get(key) ?? '')];
      const letters = before.match(/\p{L}/gu)?.length ?? 0;
      const places = text.match(PLACES)?.length ?? 0;
      const more = after.length - before.length;
      expect(more, key).toBeGreaterThanOrEqual(letters * 0.4);
      expect(more, key).toBeLessThanOrEqual(letters * 0.4 + places + 1);
      expect(shown.get(key), key).toMatch(/^\[.*\]$/s);
    }
  });

  it('have the placeholders of English, and all plural forms of Russian', () => {
    const problems = textProblems(english, pseudo, 'ru').filter(
      ({ key }) => !/_(?:zero|two)$/.test(key),
    );
    expect(problems).toEqual([]);
  });

  it('are served on request', () => {
    const answer = answerTo(project, `/locales/qps/${namespace}.json`);
    expect(JSON.parse(String(answer?.body))).toEqual(pseudo);
  });
});

it('has one file for the start, like a language, and no others', () => {
  const start = JSON.parse(String(answerTo(project, '/locales/qps/start.json')?.body));
  expect(Object.keys(start).sort()).toEqual([...START_NAMESPACES].sort());
  expect(answerTo(project, '/locales/qps/nothing.json')).toBeUndefined();
});
