import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differenceOf } from '#harness/pictures/differ.ts';
import { linesOf, reportPage } from '#harness/pictures/report.ts';

/** A white page with a dark square in it. */
function page(left: number, colour = '#16181d', height = 40): Promise<Buffer> {
  const square = { create: { width: 10, height: 10, channels: 4, background: colour } } as const;
  return sharp({ create: { width: 60, height, channels: 4, background: '#fff' } })
    .composite([{ input: square, left, top: 5 }])
    .png()
    .toBuffer();
}

it('the same picture does not differ', async () => {
  expect(await differenceOf(await page(5), await page(5))).toBeUndefined();
});

it('a thing that has moved by one point, and a colour that is one step off, are found', async () => {
  expect((await differenceOf(await page(5), await page(6)))?.points).toBe(20);
  expect((await differenceOf(await page(5), await page(5, '#16181e')))?.points).toBe(100);
});

it('what only the longer picture has differs', async () => {
  expect((await differenceOf(await page(5), await page(5, '#16181d', 42)))?.points).toBe(120);
});

it('says what has changed its colour, what has moved, and where', async () => {
  expect(await differenceOf(await page(5), await page(5, '#16181e'))).toMatchObject({
    kind: '#16181d is #16181e',
    box: { left: 5, top: 5, right: 14, bottom: 14 },
  });
  expect(await differenceOf(await page(5), await page(7))).toMatchObject({
    kind: '#16181d and #ffffff change places',
    box: { left: 5, top: 5, right: 16, bottom: 14 },
  });
});

it('a report marks what a log has otherwise, and names what is new', () => {
  const log = (name: string) => `{"trace":"selvedge"}\n["i",0,"${name}",null,"h1"]\n`;
  expect(linesOf(log('app/started'))).toEqual(['["i",0,"app/started",null]']);
  const html = reportPage({
    title: 'Differences',
    count: 3,
    changed: [
      {
        name: 'Bag <1>',
        place: 'bag',
        points: 7,
        kind: '#000000 is #111111',
        box: { left: 1, top: 2, right: 3, bottom: 4 },
        before: 'a.png',
        after: 'b.png',
        difference: 'c.png',
        logs: { before: log('cart/a'), after: log('cart/b') },
      },
    ],
    added: ['New one'],
    removed: [],
  });
  expect(html).toContain('1 of 3 states look otherwise');
  expect(html).toContain('bag: Bag &lt;1>');
  expect(html).toContain('<mark>[&quot;i&quot;,0,&quot;cart/b&quot;,null]</mark>');
  expect(html).toContain('New one');
});

it('a report tells first of what changed most states, by its clearest example', () => {
  const one = (name: string, kind: string, points: number) => ({
    name,
    place: 'bag',
    points,
    kind,
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    before: 'a.png',
    after: 'b.png',
    difference: 'c.png',
    logs: { before: '', after: '' },
  });
  const changed = [one('moved', 'places', 5), one('many', 'colour', 90), one('few', 'colour', 9)];
  const html = reportPage({ title: 'Differences', count: 3, changed, added: [], removed: [] });
  const said = ['colour: 2', 'bag: few', '1 more states', 'bag: many', 'places: 1', 'bag: moved'];
  expect(said.map((words) => html.indexOf(words))).toEqual(
    said.map((words) => html.indexOf(words)).toSorted((a, b) => a - b),
  );
  expect(said.every((words) => html.includes(words))).toBe(true);
});
