import { expect, it } from 'vitest';
import { createTexts, notedTexts } from '#src/server/texts.ts';

/** The texts of a language in which each is what it is about, and how often they were asked for by namespace. */
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

it('a text with a value is said with each of them', async () => {
  const t = await english();
  for (const name of ['jeans', 'shirt', 'jeans']) expect(t('add', { name })).toBe(`Add ${name}`);
});

it('a number chooses among the forms of a text, each time', async () => {
  const t = await english();
  const said = [1, 2, 1, 21].map((count) => t('pieces', { count }));
  expect(said).toEqual(['One piece', '2 pieces', 'One piece', '21 pieces']);
});

it('what is no plain value is not taken for another one', async () => {
  const t = await english();
  const named = (name: string) => ({ toString: () => name });
  expect(t('add', { name: named('jeans') })).toBe('Add jeans');
  expect(t('add', { name: named('shirt') })).toBe('Add shirt');
});

it('which namespaces are asked for is noted, whoever has asked before', async () => {
  const i18n = await createTexts(async () => ({}))('en-GB');
  for (const used of [new Set<string>(), new Set<string>()]) {
    notedTexts(i18n, used).getFixedT('en', ['common', 'checkout']);
    expect([...used]).toEqual(['common', 'checkout']);
  }
});
