import { describe, expect, it } from 'vitest';
import { pageDifference } from '#harness/compare/compare-pages.ts';
import { pageLines } from '#harness/view/page-lines.ts';

const texts = (html: string) => pageLines(html).map(({ text }) => text);

describe('the lines of a page', () => {
  it('are one for each element, with its text where it holds nothing else', () => {
    expect(pageLines('<main><p class="a">One<br/>two</p><b>Three &amp; four</b></main>')).toEqual([
      { text: '<main>', depth: 0, note: undefined },
      { text: '<p class="a">One', depth: 1, note: undefined },
      { text: '<br>', depth: 2, note: undefined },
      { text: 'two', depth: 2, note: undefined },
      { text: '<b>Three &amp; four</b>', depth: 1, note: undefined },
    ]);
  });

  it('are equal if only invisible parts differ', () => {
    const one =
      '<p id="_R_1a_" title="a > b">£<!-- -->5</p><!--$--><i></i><noscript><a>x</a></noscript>';
    const other = '<p title="a > b" id="_R_22_">£5</p><i></i>';
    expect(texts(one)).toEqual(texts(other));
  });

  it("keep a script's content, and have the note of their element", () => {
    const html =
      '<div data-noted="3"><script type="x">{"a":"<b>"}</script>Text<u data-noted="4">x</u></div>';
    expect(pageLines(html)).toMatchObject([
      { text: '<div>', note: 3 },
      { text: '<script type="x">{"a":"<b>"}</script>' },
      { text: 'Text', note: 3 },
      { text: '<u>x</u>', note: 4 },
    ]);
  });
});

describe('the difference of two pages', () => {
  const line = (text: string, number = 1) => ({
    text,
    depth: 1,
    places: [{ file: 'src/a.tsx', line: number }],
  });
  const page = (...lines: string[]) => lines.map((text, at) => line(text, at + 1));

  it('shows old and new lines with context and source', () => {
    const before = page('<a>', '<b>', '<c>', '<p>£5</p>', '<d>', '<e>', '<f>');
    const after = page('<a>', '<b>', '<c>', '<p>£10</p>', '<d>', '<e>', '<f>');
    expect(pageDifference(before, after)).toEqual({
      lines: ['  <b>', '  <c>', '- <p>£5</p>', '+ <p>£10</p>', '  <d>', '  <e>'],
      more: 0,
      places: [{ file: 'src/a.tsx', line: 4 }],
      isGone: false,
    });
  });

  it('shows removed lines with their source', () => {
    const { lines, places, isGone } = pageDifference(page('<a>', '<b>'), page('<a>'));
    expect(lines).toEqual(['  <a>', '- <b>']);
    expect(places).toEqual([{ file: 'src/a.tsx', line: 2 }]);
    expect(isGone).toBe(true);
  });

  it('leaves out lines between, and lines beyond the limit', () => {
    const many = Array.from({ length: 40 }, (_, at) => `<i>${at}</i>`);
    const far = pageDifference(page('<x>', ...many, '<y>'), page('<v>', ...many, '<w>'));
    expect(far.lines.filter((text) => text === '…')).toHaveLength(1);
    const all = pageDifference(
      [],
      many.map((text) => line(text)),
    );
    expect(all.lines).toHaveLength(24);
    expect(all.more).toBe(16);
  });
});
