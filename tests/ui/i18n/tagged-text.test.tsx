import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import { readTexts, textLanguages } from '#harness/texts/locales.ts';
import { flatTexts } from '#harness/texts/texts.ts';
import { TaggedText } from '#src/ui/i18n/TaggedText.tsx';

const link = (words: string) => <a href="/">{words}</a>;
const strong = (words: string) => <strong>{words}</strong>;

function html(text: string, tags = [link, strong]): string {
  return renderToStaticMarkup(<TaggedText text={text} tags={tags} />);
}

it('I18N-05 places tags where the translation has them', () => {
  expect(html('Read the <1>terms</1> and <2>notice</2>.')).toBe(
    'Read the <a href="/">terms</a> and <strong>notice</strong>.',
  );
  expect(html('<2>Notice</2>, <1>terms</1>')).toBe(
    '<strong>Notice</strong>, <a href="/">terms</a>',
  );
});

it('I18N-05 shows the words of a tag without a renderer, and treats no text as markup', () => {
  expect(html('See <3>both</3>', [link])).toBe('See both');
  expect(html('To <1><b>a@loom.example</b></1>')).toBe(
    'To <a href="/">&lt;b&gt;a@loom.example&lt;/b&gt;</a>',
  );
  expect(html('Nothing <1>open')).toBe('Nothing &lt;1&gt;open');
});

it.each(textLanguages())('I18N-05 in %s every tag is closed and shown', (language) => {
  for (const namespace of ['checkout', 'contactUs', 'myAccount'])
    for (const [key, text] of flatTexts(readTexts(language, namespace))) {
      const tags = text.match(/<\d>/g)?.length ?? 0;
      if (tags === 0) continue;
      const shown = html(text, [strong, strong]);
      expect(shown.match(/<strong>/g)?.length, key).toBe(tags);
      expect(shown, key).not.toContain('&lt;');
    }
});
