import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { flatTexts, OF_TOOLS } from '#harness/texts/texts.ts';
import { namespacesOf, readTexts, textLanguages } from '#harness/texts/locales.ts';
import { pseudoTexts } from '#harness/texts/pseudo.ts';

const require = createRequire(import.meta.url);

/** A font file, and a test whether browsers use it for a character. */
interface Face {
  family: string;
  isFor(character: number): boolean;
  font: Font;
}

/** Bounds of ranges such as `U+0301, U+0400-045F`. */
function rangesOf(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

function faceOf(rule: string): Face[] {
  const [, family] = /font-family: '([^']+)'/.exec(rule) ?? [];
  const [, file] = /url\('([^']+\.woff2)'\)/.exec(rule) ?? [];
  const [, range] = /unicode-range:([^;]+);/.exec(rule) ?? [];
  if (family === undefined || file === undefined || range === undefined) return [];
  const ranges = rangesOf(range);
  const font = create(readFileSync(require.resolve(file)));
  if (!('characterSet' in font)) throw new Error(file);
  const isFor = (character: number) =>
    ranges.some(([first, last]) => character >= first && character <= last);
  return [{ family, isFor, font }];
}

const faces = readFileSync('src/ui/fonts.css', 'utf8').split('@font-face').flatMap(faceOf);

/** Characters without a glyph in a family, which would use a font of the device. */
function lacking(family: string, text: string): string {
  const own = faces.filter((face) => face.family === family);
  return [...new Set(text)]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      // Control characters, and spaces, which need no glyph.
      if (code < 0x20 || /\p{Zs}/u.test(character)) return false;
      return !own.some((face) => face.isFor(code) && face.font.hasGlyphForCodePoint(code));
    })
    .toSorted()
    .join('');
}

/** Adds capitals, because titles are set in capitals. */
function inBothCases(text: string, language: string): string {
  return text + text.toLocaleUpperCase(language);
}

const textsOf = (language: string): string =>
  namespacesOf(language)
    .filter((namespace) => !OF_TOOLS.has(namespace))
    .flatMap((namespace) => [...flatTexts(readTexts(language, namespace)).values()])
    .join('');

const BRANDS = [
  ['Rivet & Loom', ['Sofia Sans', 'Sofia Sans Extra Condensed']],
  ['Hollis Marlowe', ['Source Sans 3', 'Cormorant']],
] as const;

describe.each(BRANDS)('the fonts of %s', (brand, families) => {
  const isTailor = brand === 'Hollis Marlowe';

  it.each(textLanguages())('have glyphs for all texts of the shop in %s', (language) => {
    const text = inBothCases(textsOf(language), language);
    for (const family of families) expect(lacking(family, text), family).toBe('');
  });

  it('have glyphs for all texts of the backend', () => {
    for (const file of readdirSync('fixtures/translations').filter((name) => name.endsWith('json')))
      for (const family of families) {
        const text = readFileSync(`fixtures/translations/${file}`, 'utf8');
        const said = Object.entries(JSON.parse(text) as Record<string, string>)
          .flat()
          .join('');
        expect(lacking(family, inBothCases(said, file.slice(0, 2))), `${family} ${file}`).toBe('');
      }
  });

  it('show all content and products in their own letters', () => {
    for (const folder of ['content', 'catalogue'])
      for (const file of readdirSync(`fixtures/${folder}`).filter((name) =>
        /(?:json|ts)$/.test(name),
      ))
        for (const family of families) {
          // Only the tailor's texts use the inch sign.
          const text = readFileSync(`fixtures/${folder}/${file}`, 'utf8').replaceAll(
            isTailor ? '' : '″',
            '',
          );
          expect(lacking(family, text), `${family} ${file}`).toBe('');
        }
  });

  it('have glyphs for dates, amounts, lists and country names in every language', () => {
    for (const language of textLanguages()) {
      const said = intlTexts(language);
      for (const family of families)
        expect(lacking(family, inBothCases(said, language)), `${family} ${language}`).toBe('');
    }
  });

  it('show the texts that only look foreign', () => {
    const text = namespacesOf('en')
      .flatMap((namespace) => [...flatTexts(pseudoTexts(readTexts('en', namespace))).values()])
      .join('');
    for (const family of families) expect(lacking(family, text), family).toBe('');
  });
});

it('a character that no family has is found', () => {
  expect(lacking('Cormorant', 'Ω水')).toBe('Ω水');
});

const CURRENCIES = ['EUR', 'GBP', 'BGN', 'CZK', 'DKK', 'HUF', 'PLN', 'RON', 'RUB', 'SEK', 'CHF'];

function intlTexts(language: string): string {
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1 + month * 2));
  const dates = months.map((date) =>
    date.toLocaleString(language, { dateStyle: 'full', timeStyle: 'short' }),
  );
  const amounts = CURRENCIES.map((currency) =>
    (-1234567.89).toLocaleString(language, { style: 'currency', currency }),
  );
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries =
    'BE GB BG HR CZ DK EE FI FR DE HU IE IT LV LU NL PL PT RO RU SK SI ES SE LT CH AT';
  return [...dates, ...amounts, ...countries.split(' ').map((code) => names.of(code) ?? '')].join(
    '',
  );
}

/** Metric overrides of the fallbacks, in hundredths of the font size. */
function standInsOf(css: string) {
  return css.split('@font-face').flatMap((rule) => {
    const [, family] = /font-family: '([^']+) Stand-in[^']*'/.exec(rule) ?? [];
    const number = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]);
    const scale = number('size-adjust') / 100;
    const overrides = ['ascent-override', 'descent-override'].map((name) => number(name) * scale);
    return family === undefined ? [] : [{ family, overrides }];
  });
}

it.each(standInsOf(readFileSync('src/ui/fonts.css', 'utf8')))(
  'a fallback has the metrics of $family, so that the swap causes no layout shift',
  ({ family, overrides }) => {
    const { font } = faces.find((face) => face.family === family) ?? {};
    if (!font) throw new Error(family);
    const own = [font.ascent, -font.descent].map((units) => (100 * units) / font.unitsPerEm);
    for (const [at, override] of overrides.entries()) expect(override).toBeCloseTo(own[at] ?? 0, 0);
  },
);

it('no style sheet measures in characters, which are wider or narrower until the font has loaded', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const inCharacters = sheets.filter((file) =>
    /\d(?:ch|ex|cap|ic)\b/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  expect(inCharacters).toEqual([]);
});
