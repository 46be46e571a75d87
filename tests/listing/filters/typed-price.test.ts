import { expect, it } from 'vitest';
import { typedAmount, typedPrice, boundText } from '#src/listing/filters/typed-price.ts';

it.each([
  ['25', '25'],
  [' 25.5 ', '25.5'],
  ['19,90', '19.90'],
  ['£20', '20'],
  ['20 €', '20'],
  ['1,000', '1000'],
  ['1.250,50', '1250.50'],
  ["1'000", '1000'],
  ['', null],
  ['   ', null],
  ['cheap', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['€', undefined],
  ['12.3456', undefined],
  ['1234567', undefined],
  ['9.999.999', undefined],
])('LST-12 %j is the amount %j', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

it.each([
  [{ min: '', max: '' }, {}],
  [{ min: '20', max: '20,00' }, {}],
  [{ min: 'x', max: '' }, { min: 'notANumber' }],
  [
    { min: 'x', max: 'y' },
    { min: 'notANumber', max: 'notANumber' },
  ],
  [{ min: '80', max: '20' }, { max: 'upsideDown' }],
  [{ min: '100', max: '20' }, { max: 'upsideDown' }],
  [{ min: '80', max: '0' }, { max: 'upsideDown' }],
])('LST-12 for %o reports: %o', (texts, problems) => {
  expect(typedPrice(texts).problems).toEqual(problems);
});

it.each([
  ['en-GB', '12.50'],
  ['de-DE', '12,50'],
  ['fr-FR', '12,50'],
  ['de-CH', '12.50'],
  ['ru-RU', '12,50'],
])(
  'LST-12 in %s an amount of the address is written %s, and read again as it was',
  (locale, text) => {
    expect(boundText('12.50', locale)).toBe(text);
    expect(typedAmount(text)).toBe('12.50');
    expect(boundText('', locale)).toBe('');
  },
);
