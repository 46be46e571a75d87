import { expect, it } from 'vitest';
import { textProblems } from '#harness/texts/texts.ts';

const ENGLISH = {
  bag: { items_one: '{{count}} item', items_other: '{{count}} items', items_zero: 'Nothing' },
  from: 'From {{amount}}',
};
const POLISH = {
  bag: {
    items_few: '{{count}} rzeczy',
    items_many: '{{count}} rzeczy',
    items_one: 'jedna rzecz',
    items_other: '{{count}} rzeczy',
    items_zero: 'Nic',
  },
  from: 'Od {{amount}}',
};

it('I18N-05 reports a text that is too long, except those required by law', () => {
  const english = { open: 'Open', pay: { action: { card: 'Pay' } } };
  const long = 'Zamawiam z obowiązkiem zapłaty';
  const texts = { open: long, pay: { action: { card: long } } };
  expect(textProblems(english, texts, 'pl')).toEqual([
    { key: 'open', problem: 'has 30 characters, its place has room for 17' },
  ]);
});

it('I18N-05 accepts all plural forms of the language with the placeholders of English', () => {
  expect(textProblems(ENGLISH, POLISH, 'pl')).toEqual([]);
});

it.each([
  ['a text that is not there', { bag: POLISH.bag }, [{ key: 'from', problem: 'is missing' }]],
  [
    'one too much',
    { ...POLISH, more: 'x' },
    [{ key: 'more', problem: 'is no text of this language' }],
  ],
  [
    'another place',
    { ...POLISH, from: 'Od {{price}}' },
    [{ key: 'from', problem: 'has the places “{{price}}”, English has “{{amount}}”' }],
  ],
])('I18N-05 reports %s', (_, texts, problems) => {
  expect(textProblems(ENGLISH, texts, 'pl')).toEqual(problems);
});

it('I18N-05 reports a missing plural form, and a superfluous one', () => {
  const { items_few: _, ...bag } = POLISH.bag;
  expect(textProblems(ENGLISH, { ...POLISH, bag }, 'pl')).toEqual([
    { key: 'bag.items_few', problem: 'is missing' },
  ]);
  expect(textProblems(ENGLISH, POLISH, 'en').map(({ key }) => key)).toEqual([
    'bag.items_few',
    'bag.items_many',
  ]);
});

it.each([
  ['many', 'rzeczy', '“”, English has “{{count}}”'],
  ['other', 'rzeczy', '“”, English has “{{count}}”'],
  ['one', '{{count}} rzecz', undefined],
  ['few', 'kilka rzeczy', undefined],
])('I18N-05 for %s things “%s” states the count where needed', (form, text, places) => {
  const bag = { ...POLISH.bag, [`items_${form}`]: text };
  expect(textProblems(ENGLISH, { ...POLISH, bag }, 'pl')).toEqual(
    places === undefined ? [] : [{ key: `bag.items_${form}`, problem: `has the places ${places}` }],
  );
});

it('I18N-05 allows a count where English has none', () => {
  const english = { items_one: 'An item', items_other: 'Items' };
  const texts = { items_one: 'Ding', items_other: '{{count}} Dinge' };
  expect(textProblems(english, texts, 'de')).toEqual([]);
});
