import { expect, it } from 'vitest';
import type { ContentSpot } from '#src/content/contract.ts';
import { menuOf, withLinks } from '#src/content/menu.ts';

function spot(title: string, url: string, more: Partial<ContentSpot> = {}): ContentSpot {
  return { id: title, visibility: 'show_for_all', title, url, groups: [], ...more };
}

it('CNT-11 lists women, men and kids first, and the others in their order', () => {
  const spots = [
    spot('Suiting', '/men/blazers'),
    spot('Kids', '/kids'),
    spot('New', '/new'),
    spot('Men', '/men'),
    spot('Women', '/women'),
  ];
  expect(menuOf(spots).map(({ label }) => label)).toEqual([
    'Women',
    'Men',
    'Kids',
    'Suiting',
    'New',
  ]);
});

it('skips an entry without a name or an address', () => {
  const { title: _title, ...nameless } = spot('', '/men');
  const { url: _url, ...nowhere } = spot('Men', '');
  expect(menuOf([nameless, nowhere])).toEqual([]);
});

it('columns contain internal links only, and empty columns are removed', () => {
  const bad = ['javascript:alert(1)', '//evil.example', 'https://evil.example', ''];
  const links = bad.map((url) => ({ label: url, url }));
  const good = { label: 'Jeans', url: '/women/jeans' };
  expect(
    withLinks([
      { title: 'A', links },
      { title: 'B', links: [...links, good] },
    ]),
  ).toEqual([{ title: 'B', links: [good] }]);
});
