import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const src = new URL('../../src/', import.meta.url);
const THEME = 'ui/theme.css';
const COLOUR_FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/;
const HEX = /#[\da-f]{3,8}\b/i;
const NAMED =
  /(?<![\w-])(?:black|white|red|green|blue|gray|grey|silver|navy|orange|yellow|purple|pink|brown)(?![\w-])/;

/** Declarations of a style sheet with literal colours. */
function rawColours(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
  const declarations = plain.match(/[\w-]+\s*:[^;{}]+(?=[;}])/g) ?? [];
  return declarations
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const value = declaration.slice(declaration.indexOf(':') + 1).replace(/var\([^()]*\)/g, '');
      return COLOUR_FUNCTION.test(value) || HEX.test(value) || NAMED.test(value);
    });
}

it('finds literal colours in any notation', () => {
  const css = `.a { color: #fff; border: 1px solid rgb(0 0 0 / 0.2); --x: white; /* red */ }`;
  expect(rawColours(css)).toEqual([
    'color: #fff',
    'border: 1px solid rgb(0 0 0 / 0.2)',
    '--x: white',
  ]);
  expect(
    rawColours('.a { color: var(--white); white-space: nowrap; fill: currentColor; }'),
  ).toEqual([]);
});

it('literal colours are in the theme only', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && name.replaceAll('\\', '/') !== THEME,
  );
  const found = sheets.flatMap((name) =>
    rawColours(readFileSync(new URL(name, src), 'utf8')).map((line) => `src/${name}: ${line}`),
  );
  expect(found).toEqual([]);
});
