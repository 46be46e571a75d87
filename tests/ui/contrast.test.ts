import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const theme = readFileSync(new URL('../../src/ui/theme.css', import.meta.url), 'utf8');
const brands = ['rl', 'hm'] as const;
const grounds = ['--ground', '--ground-raised', '--ground-sunk'];

function tokensOf(brand: string): Map<string, string> {
  const block = theme.split(`:root[data-brand='${brand}'] {`)[1]?.split('\n  }')[0] ?? '';
  return new Map(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [
      name ?? '',
      hex ?? '',
    ]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function ratioOf(tokens: Map<string, string>, text: string, ground: string): number {
  const [one, other] = [tokens.get(text), tokens.get(ground)];
  if (one === undefined || other === undefined) throw new Error(`no token ${text} or ${ground}`);
  return ratio(one, other);
}

const texts: [text: string, ground: string][] = [
  ...['--ink', '--ink-soft', '--accent', '--metal', '--error', '--success', '--warning'].flatMap(
    (text) => grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['--brand', '--brand-strong'].flatMap((ground): [string, string][] => [
    ['--on-brand', ground],
    ['--on-brand-soft', ground],
    ['--on-brand-error', ground],
  ]),
  ['--on-accent', '--accent'],
  ...['success', 'error', 'warning', 'info'].flatMap((severity): [string, string][] => [
    [`--${severity}`, `--${severity}-ground`],
    ['--ink', `--${severity}-ground`],
  ]),
];

const marks: [mark: string, ground: string][] = grounds.flatMap((ground): [string, string][] => [
  ['--control', ground],
  ['--accent', ground],
]);

it.each(brands.flatMap((brand) => texts.map((pair) => [brand, ...pair] as const)))(
  'in %s, %s on %s reads at 4.5 to 1 or better',
  (brand, text, ground) => {
    expect(ratioOf(tokensOf(brand), text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(brands.flatMap((brand) => marks.map((pair) => [brand, ...pair] as const)))(
  'in %s, frames and marks in %s on %s stand out at 3 to 1 or better',
  (brand, mark, ground) => {
    expect(ratioOf(tokensOf(brand), mark, ground)).toBeGreaterThanOrEqual(3);
  },
);

it('computes the ratio of black on white as 21', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

it.each(brands)(
  'in %s, the focus ring of a field with an error is not the error’s red',
  (brand) => {
    const tokens = tokensOf(brand);
    const rings = [
      ...theme.matchAll(/\n {2}(\S[^{}]*) \{[^}]*--focus-outline: [\w ]+ var\((--[\w-]+)\);/g),
    ].map(([, selector = '', colour = '']) => ({ selector, colour }));
    const ringOf = (part: string) =>
      rings.findLast(({ selector }) => selector.includes(`[data-brand='${brand}']${part}`))?.colour;
    const ring = tokens.get(ringOf(' :is([aria-invalid') ?? ringOf('') ?? '') ?? '';
    const error = tokens.get('--error') ?? '';
    const apart = [1, 3, 5].map((at) =>
      Math.abs(
        Number.parseInt(ring.slice(at, at + 2), 16) - Number.parseInt(error.slice(at, at + 2), 16),
      ),
    );
    expect(apart.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(100);
  },
);
