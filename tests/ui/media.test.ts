import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const media = readFileSync(new URL('../../src/ui/media.css', import.meta.url), 'utf8');
const conditions = new Map(
  [...media.matchAll(/@custom-media (--[\w-]+) \(([^)]+)\);/g)].map(([, name, condition]) => [
    name,
    condition,
  ]),
);

it.each([
  ['UIX-01 mobile', '--mobile-only', 'width < 46.3125em'],
  ['UIX-02 tablet, from 741 px', '--tablet', 'width >= 46.3125em'],
  ['UIX-03 desktop, above 1024 px', '--desktop', 'width > 64em'],
])('%s has its condition', (_, name, condition) => {
  expect(conditions.get(name)).toBe(condition);
});

it('UIX-01 UIX-02 UIX-03 no style sheet, picture or script has a width query in pixels, which ignores the text size', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:css|tsx?)$/.test(file),
  );
  const inPixels = sources.filter((file) =>
    /\((?:width|height|(?:min|max)-(?:width|height))\s*(?:[<>=:]+)\s*\d+px/.test(
      readFileSync(`src/${file}`, 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(inPixels).toEqual([]);
});
