import { expect, it } from 'vitest';
import BANNERS from '#fixtures/content/banners.json' with { type: 'json' };
import { loadTextsIn, textIn } from '#harness/backend/texts.ts';
import { codeIn } from '#src/content/promo-code.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

/** Characters that fit on two lines beside a code, on a screen of 320 px. */
const ROOM = 32;

it.each(TRANSLATED_LANGUAGES)(
  'CNT-10 the text before a code fits the banner on the narrowest screen: %s',
  async (language) => {
    await loadTextsIn(language);
    const texts = BANNERS.USP_BANNER_TOP.map(({ text }) => textIn([text.en, text.de], language));
    const before = texts.flatMap((text) => codeIn(text)?.before.trim() ?? []);
    expect(before).toHaveLength(1);
    expect(before.filter(({ length }) => length > ROOM)).toEqual([]);
  },
);
