// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { pretendMedia } from '#harness/showroom/pretend-media.ts';

class Group {
  cssRules: unknown[] = [];
}
class Media extends Group {
  readonly media: { mediaText: string };
  constructor(mediaText: string) {
    super();
    this.media = { mediaText };
  }
}

/** jsdom has neither media rules nor media queries. */
function pageWith(...rules: Media[]) {
  vi.stubGlobal('CSSGroupingRule', Group);
  vi.stubGlobal('CSSMediaRule', Media);
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
    { cssRules: rules },
  ] as unknown as StyleSheetList);
  const matchMedia = vi.fn((query: string) => ({ media: query }));
  vi.stubGlobal('matchMedia', matchMedia);
  return matchMedia;
}

it("emulates a visitor's preferences until restored", async () => {
  const rule = new Media('(prefers-reduced-motion: reduce)');
  const matchMedia = pageWith(rule);
  const undo = pretendMedia(window, { scheme: 'dark', motion: 'reduce' });
  expect(rule.media.mediaText).toBe('(min-width: 0px)');
  expect(window.matchMedia('(prefers-color-scheme: dark)').media).toBe('(min-width: 0px)');

  undo();
  expect(rule.media.mediaText).toBe('(prefers-reduced-motion: reduce)');
  expect(window.matchMedia).toBe(matchMedia);
  const late = document.createElement('link');
  document.head.append(late);
  late.dispatchEvent(new Event('load'));
  await Promise.resolve();
  late.remove();
  expect(rule.media.mediaText).toBe('(prefers-reduced-motion: reduce)');
});

it('emulates preferences in style sheets added later', async () => {
  const rule = new Media('(prefers-color-scheme: dark)');
  pageWith(rule);
  const undo = pretendMedia(window, { scheme: 'light', motion: 'full' });
  rule.media.mediaText = '(prefers-color-scheme: light)';
  const late = document.createElement('style');
  document.head.append(late);
  await Promise.resolve();
  late.remove();
  expect(rule.media.mediaText).toBe('(min-width: 0px)');
  undo();
});
