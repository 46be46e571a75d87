import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cardErrors,
  formatExpiry,
  lastValidDay,
  readExpiry,
  showExpiry,
} from '#src/checkout/payment/card.ts';

const TODAY = '2026-11-20';
const CARD = { number: '4111 1111 1111 1111', cvc: '123', holderName: 'M. Ðurić' };

it.each([
  ['5/27', 5, 2027],
  ['05/27', 5, 2027],
  ['0527', 5, 2027],
  ['527', 5, 2027],
  ['05/2027', 5, 2027],
  ['052027', 5, 2027],
  ['52027', 5, 2027],
  ['12027', 1, 2027],
  ['1 2027', 1, 2027],
  ['12/027', 1, 2027],
  ['1/2027', 1, 2027],
  ['1 27', 1, 2027],
  ['127', 1, 2027],
  ['12 2027', 12, 2027],
  ['122027', 12, 2027],
  ['112027', 11, 2027],
  ['102027', 10, 2027],
  ['05  27', 5, 2027],
  ['0 5 2 7', 5, 2027],
  ['05 / 2 0 2 7', 5, 2027],
  ['05\\27', 5, 2027],
  ['05.27.', 5, 2027],
  ['05–2027', 5, 2027],
  ['202705', 5, 2027],
  ['2027/5', 5, 2027],
  ['2027 05', 5, 2027],
  ['٠٥/٢٧', 5, 2027],
  ['05-27', 5, 2027],
  ['05.2027', 5, 2027],
  ['5 / 27', 5, 2027],
  ['2027-05', 5, 2027],
  [' 12/30 ', 12, 2030],
  ['０５／２７', 5, 2027],
  ['11/05', 11, 2005],
  ['12/99', 12, 2099],
  ['  05/27  ', 5, 2027],
  ['0 5 2  7', 5, 2027],
  ['202712', 12, 2027],
  ['05/0027', 5, 27],
  ['12/0271', 12, 271],
])('PAY-05 parses %s', (typed, month, year) => {
  expect(readExpiry(typed, TODAY)).toEqual({ month, year });
});

it.each([
  '',
  '13/27',
  '00/27',
  '5',
  '05/',
  '05/2',
  '05/227',
  'May 27',
  '<05/27>',
  '1/2/27',
  '05 2 7',
  '1202705',
  '2027051',
  '12027/5',
  '20271/5',
  '2027/005',
  '005/27',
  '112/027',
  '1/27/2',
  '02027/5',
  '0052027',
  '202713',
])('PAY-05 rejects the expiry %s', (typed) => {
  expect(readExpiry(typed, TODAY)).toBeUndefined();
});

it('PAY-05 reads two-digit years across a century', () => {
  expect(readExpiry('02/02', '2098-03-01')).toEqual({ month: 2, year: 2102 });
  expect(readExpiry('02/98', '2101-03-01')).toEqual({ month: 2, year: 2098 });
});

it('PAY-05 a card is valid up to the last day of its month', () => {
  expect(lastValidDay({ month: 2, year: 2028 })).toBe('2028-02-29');
  expect(lastValidDay({ month: 12, year: 2027 })).toBe('2027-12-31');
  expect(cardErrors({ ...CARD, expiry: '11/26' }, '2026-11-30')).toEqual({});
  expect(cardErrors({ ...CARD, expiry: '11/26' }, '2026-12-01')).toEqual({ expiry: 'expired' });
});

it('PAY-05 shows four digits as MM/YY', () => {
  expect(['0527', '1230', '05/27', '', '10527'].map(showExpiry)).toEqual([
    '05/27',
    '12/30',
    '05/27',
    '',
    '10527',
  ]);
});

it.each([
  ['0', '0'],
  ['1', '1'],
  ['5', '05'],
  ['1/', '01/'],
  ['05', '05'],
  ['05/', '05/'],
  ['052', '05/2'],
  ['0527', '05/27'],
  ['05/2027', '05/2027'],
  ['5/27', '05/27'],
  ['2027-05', '2027-05'],
  ['2027/5', '2027/5'],
  ['12', '12'],
  ['12/0', '12/0'],
  ['12/02', '12/02'],
  ['12/027', '01/2027'],
  ['12027', '01/2027'],
  ['1 2027', '01/2027'],
  ['01/2027', '01/2027'],
  ['12/2027', '12/2027'],
  ['12202', '12/202'],
  ['11/202', '11/202'],
  ['10202', '10/202'],
  [' 5/', '05/'],
  ['x1/', '1'],
  ['1/x', '01'],
  ['1202705', '12/0270'],
  ['1 /', '01/'],
  ['12 -  ', '12/'],
  ['112027-05', '11/2027'],
  ['202705', '05/2027'],
  ['2027-', '2027-'],
  ['2027 - 05', '2027 - 05'],
  ['2027-051', '02/0270'],
])('PAY-05 shows %s during typing as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

it('PAY-05 formatting keeps the meaning of an expiry', () => {
  const typed = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }))
    .chain(([month, year]) => {
      const [mm, yy] = [month, year].map((part) => String(part).padStart(2, '0'));
      return fc.constantFrom(
        `${mm}/${yy}`,
        `${month}/${yy}`,
        `${mm}${yy}`,
        `${mm}-20${yy}`,
        `${mm}20${yy}`,
        `${month}20${yy}`,
        `${month} 20${yy}`,
      );
    });
  fc.assert(
    fc.property(typed, (text) => {
      expect(readExpiry(formatExpiry(text), TODAY)).toEqual(readExpiry(text, TODAY));
      expect(formatExpiry(formatExpiry(text))).toBe(formatExpiry(text));
    }),
  );
});
