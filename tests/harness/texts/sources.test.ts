import { expect, it } from 'vitest';
import { reviewTexts } from '#harness/texts/sources.ts';

const ENGLISH = new Map([
  ['cart:title', 'Your bag'],
  ['cart:items_one', '{{count}} item'],
  ['cart:items_other', '{{count}} items'],
]);
const POLISH = new Map([
  ['cart:title', 'Twój koszyk'],
  ['cart:items_few', '{{count}} rzeczy'],
]);
const { sources } = reviewTexts(ENGLISH, POLISH, {});
const changed = new Map([...ENGLISH, ['cart:title', 'Your basket']]);

it('I18N-05 records new translations, each with the English text it was made from', () => {
  expect(Object.keys(sources)).toEqual([...POLISH.keys()]);
  expect(reviewTexts(ENGLISH, POLISH, sources)).toEqual({ sources, stale: [] });
});

it('I18N-05 lists the translation of a changed English text, also of another plural form', () => {
  expect(reviewTexts(changed, POLISH, sources)).toEqual({ sources, stale: ['cart:title'] });
  const other = new Map([...ENGLISH, ['cart:items_other', '{{count}} pieces']]);
  expect(reviewTexts(other, POLISH, sources).stale).toEqual(['cart:items_few']);
});

it('I18N-05 no longer lists a stale translation once it changes', () => {
  const again = reviewTexts(changed, new Map([...POLISH, ['cart:title', 'Kosz']]), sources);
  expect(again.stale).toEqual([]);
  expect(again.sources['cart:title']).not.toBe(sources['cart:title']);
});

it('I18N-05 no longer lists a stale translation whose record is signed away', () => {
  const { 'cart:title': _, ...unsigned } = sources;
  const signed = reviewTexts(changed, POLISH, unsigned);
  expect(signed.stale).toEqual([]);
  expect(reviewTexts(changed, POLISH, signed.sources).stale).toEqual([]);
});
