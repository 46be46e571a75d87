import { expect, it } from 'vitest';
import { createTexts } from '#src/server/texts.ts';

/** Texts of a language that repeat their keys, with the number of loads by namespace. */
async function english() {
  const texts = createTexts(async (_, namespace) =>
    namespace === 'common'
      ? { add: 'Add {{name}}', pieces_one: 'One piece', pieces_other: '{{count}} pieces' }
      : {},
  );
  const i18n = await texts('en-GB');
  // Its keys are not the shop's.
  return i18n.getFixedT('en', ['common']) as (key: string, values: object) => string;
}

it('formats a text with each value', async () => {
  const t = await english();
  for (const name of ['jeans', 'shirt', 'jeans']) expect(t('add', { name })).toBe(`Add ${name}`);
});

it('selects the plural form by number, each time', async () => {
  const t = await english();
  const said = [1, 2, 1, 21].map((count) => t('pieces', { count }));
  expect(said).toEqual(['One piece', '2 pieces', 'One piece', '21 pieces']);
});

it('distinguishes values that are not plain', async () => {
  const t = await english();
  const named = (name: string) => ({ toString: () => name });
  expect(t('add', { name: named('jeans') })).toBe('Add jeans');
  expect(t('add', { name: named('shirt') })).toBe('Add shirt');
});
