import { describe, expect, it } from 'vitest';
import { type SeenElement, elementDifferences } from '#harness/view/elements.ts';

const BOX = { x: 0, y: 0, width: 100, height: 20 };

function element(name: string, more: Partial<SeenElement> = {}): SeenElement {
  return { name, text: '', parent: -1, box: BOX, styles: {}, ...more };
}

describe('what elements look like in two builds', () => {
  it('tells what an element has from the one around it there alone', () => {
    const page = (color: string) => [
      element('main', { styles: { color } }),
      element('p', { parent: 0, styles: { color } }),
    ];
    expect(elementDifferences(page('red'), page('blue'))).toEqual([
      { name: 'main', text: '', kind: 'changed', changes: ['color red → blue'] },
    ]);
  });

  it('does not tell of colours that are the text’s', () => {
    const page = (color: string) => [
      element('p', { styles: { color, 'caret-color': color, 'background-color': 'white' } }),
    ];
    expect(elementDifferences(page('red'), page('blue'))[0]?.changes).toEqual(['color red → blue']);
  });

  it('tells of a box where no style says why', () => {
    const moved = { ...BOX, y: 8 };
    expect(elementDifferences([element('p')], [element('p', { box: moved })])).toEqual([
      { name: 'p', text: '', kind: 'changed', changes: ['at 0,0 100×20 → at 0,8 100×20'] },
    ]);
    const padded = element('p', { box: moved, styles: { 'padding-top': '8px' } });
    const before = element('p', { styles: { 'padding-top': '0px' } });
    expect(elementDifferences([before], [padded])[0]?.changes).toEqual(['padding-top 0px → 8px']);
  });

  it('finds what is new and what is gone, whatever stands around it', () => {
    const [title, old, now] = ['h1', 'p.Old', 'p.New'].map((name) => element(name));
    if (!title || !old || !now) throw new Error('three elements');
    expect(elementDifferences([title, old], [title, now])).toEqual([
      { name: 'p.Old', text: '', kind: 'gone', changes: [] },
      { name: 'p.New', text: '', kind: 'new', changes: [] },
    ]);
  });
});
