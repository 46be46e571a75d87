import { expect, it } from 'vitest';
import { type Changed, reportPage } from '#harness/pictures/report.ts';

const NOTHING_ELSE = { title: 'Differences', count: 3, added: [], removed: [], failed: [] };

const logOf = (...records: string[]) => ['{"trace":"selvedge"}', ...records].join('\n');

const changedWith = (before: string, after: string): Changed => ({
  name: 'Bag <1>',
  place: 'bag',
  points: 7,
  kind: '#000000 is #111111',
  box: { left: 1, top: 2, right: 3, bottom: 4 },
  before: 'a.png',
  after: 'b.png',
  difference: 'c.png',
  logs: { before, after },
});

it('marks differences of a log', () => {
  const log = (name: string) => logOf(`["i",0,"${name}",null,"h1"]`);
  const changed = [changedWith(log('cart/a'), log('cart/b'))];
  const html = reportPage({ ...NOTHING_ELSE, changed });
  expect(html).toContain('1 of 3 states look otherwise.');
  expect(html).toContain('bag: Bag &lt;1>');
  expect(html).toContain('<mark>[&quot;i&quot;,0,&quot;cart/a&quot;,null]</mark>');
  expect(html).toContain('The log differs');
});

it('treats logs that differ only in their hashes as equal', () => {
  const log = (hash: string) => logOf(`["i",0,"app/started",null,"${hash}"]`);
  const html = reportPage({ ...NOTHING_ELSE, changed: [changedWith(log('h1'), log('h2'))] });
  expect(html).toContain('The log is the same');
  expect(html).not.toContain('<mark>');
});

it('shows a difference at the end of a long record, with its context', () => {
  const long = 'x'.repeat(900);
  const log = (price: number) => logOf(`["d",0,"http/bag","${long}",{"price":${price}},"h"]`);
  const html = reportPage({ ...NOTHING_ELSE, changed: [changedWith(log(1999), log(2999))] });
  expect(html).toContain('The log differs');
  const [, old, now] = /<mark>(.*)<\/mark>[^]*<mark>(.*)<\/mark>/.exec(html) ?? [];
  expect(old).toContain('&quot;price&quot;:1999');
  expect(now).toContain('&quot;price&quot;:2999');
  expect(old).toMatch(/^…/);
});

it('names new, removed and failed states, with reasons', () => {
  const html = reportPage({
    ...NOTHING_ELSE,
    changed: [],
    added: ['New one'],
    removed: ['Old one'],
    failed: [{ name: 'Lost one', reason: 'It said nothing for 60 s.' }],
  });
  expect(html).toContain('<h2>New states</h2><ul><li>New one</li></ul>');
  expect(html).toContain('<h2>States that are gone</h2><ul><li>Old one</li></ul>');
  expect(html).toContain('<li>Lost one: It said nothing for 60 s.</li>');
});

it('lists the most frequent change first, with its clearest example', () => {
  const one = (name: string, kind: string, points: number) => ({
    ...changedWith('', ''),
    name,
    kind,
    points,
  });
  const changed = [one('moved', 'places', 5), one('many', 'colour', 90), one('few', 'colour', 9)];
  const html = reportPage({ ...NOTHING_ELSE, changed });
  const said = ['colour: 2', 'bag: few', '1 more states', 'bag: many', 'places: 1', 'bag: moved'];
  const places = said.map((words) => html.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
