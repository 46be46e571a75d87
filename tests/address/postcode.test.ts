import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  examplePostcode,
  isPostcode,
  normalisePostcode,
  otherCountryOf,
} from '#src/address/postcode.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';

const countries = COUNTRIES.map(({ code }) => code);

/** Formats stated in the ledger, by requirement. */
const STATED: readonly (readonly [id: string, countries: string, format: RegExp])[] = [
  ['ADR-04', 'EE FR DE ES FI IT HR LT', /^\d{5}$/],
  ['ADR-05', 'BE HU LU DK BG LV CH SI AT', /^\d{4}$/],
  ['ADR-06', 'NL', /^\d{4} [A-Z]{2}$/],
  ['ADR-07', 'PT', /^\d{4}-\d{3}$/],
  ['ADR-08', 'RO RU', /^\d{6}$/],
  ['ADR-09', 'SK CZ SE', /^\d{3} \d{2}$/],
  ['ADR-10', 'PL', /^\d{2}-\d{3}$/],
  ['ADR-11', 'GB', /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/],
  ['ADR-12', 'IE', /^[A-Z]\d[\dW] [A-Z\d]{4}$/],
];

describe.each(
  STATED.flatMap(([id, list, format]) =>
    list.split(' ').map((country) => ({ id, country, format })),
  ),
)('$id $country', ({ id, country, format }) => {
  it(`${id} the example has the stated format`, () => {
    expect(examplePostcode(country)).toMatch(format);
    expect(isPostcode(country, examplePostcode(country))).toBe(true);
  });

  if (!['GB', 'IE'].includes(country)) {
    it(`${id} accepts common spellings and formats them as stated`, () => {
      const blank = fc.constantFrom('', ' ', '  ', '-', '\u00a0', ' – ');
      fc.assert(
        fc.property(fc.stringMatching(format), fc.array(blank), (official, blanks) => {
          const typed = [...official.replace(/[ -]/g, '')]
            .map((sign, at) => `${blanks[at] ?? ''}${sign}`)
            .join('')
            .toLowerCase();
          expect(normalisePostcode(country, ` ${typed} `)).toBe(official);
          expect(normalisePostcode(country, `${country}-${official}`)).toBe(official);
          expect(isPostcode(country, official)).toBe(true);
        }),
      );
    });
  }
});

it('ADR-04 ADR-05 ADR-06 ADR-07 ADR-08 ADR-09 ADR-10 ADR-11 ADR-12 every country has a format', () => {
  expect(STATED.flatMap(([, list]) => list.split(' ')).toSorted()).toEqual(countries.toSorted());
});

it.each([
  ['GB', ['sw1a1aa', 'SW1A 1AA', ' sw1a  1aa ', 'SW1A-1AA', 'sw1a oaa'], ['SW1A 1AA', 'SW1A 0AA']],
  ['GB', ['m11ae', 'b338th', 'cr26xh', 'dn551pt', 'ec1a1bb', 'w1a0ax', 'gir0aa'], []],
  ['GB', ['bfpo12', 'BFPO 12', 'Bfpo-1', 'bfpo 1234'], ['BFPO 12', 'BFPO 1', 'BFPO 1234']],
  ['GB', ['je2 3xp', 'GY1 1WR', 'im1 1ad', 'bt1 5gs', 'bf1 1aa'], []],
  ['IE', ['d02x285', 'D02 X285', 'do2x285', 'd6w xt57', 'A65F4E2'], []],
  ['SE', ['11455', 'SE-114 55', 's-11455'], ['114 55']],
  ['NL', ['1012ab', 'NL 1012 ab', '1012 AB', '１０１２ＡＢ'], ['1012 AB']],
  ['LV', ['LV-1010', 'lv1010', '1010'], ['1010']],
  ['LU', ['L-1111', 'LU 1111', 'l1111'], ['1111']],
  ['DE', ['D-10115', 'DE10115'], ['10115']],
  ['FI', ['FIN-00100', 'FI-00100'], ['00100']],
  ['PL', ['00001', '00 001', 'PL 00-001'], ['00-001']],
  ['PT', ['1100148', 'P-1100-148', '1100–148'], ['1100-148']],
  ['FR', ['75 001', 'F-75001'], ['75001']],
] as const)('ADR-04 ADR-11 ADR-12 %s accepts %j', (country, typed, official) => {
  const written = typed.map((each) => normalisePostcode(country, each));
  for (const each of written) expect(isPostcode(country, each), each).toBe(true);
  if (official.length > 0) expect([...new Set(written)]).toEqual(official);
});

it.each([
  [
    'GB',
    ['SW1A 1A', 'SW1A 1AC', 'QW1A 1AA', '12345', 'SW1A 1AAA', '', 'BFPO', 'BFPO 12345', 'BFPO 1A'],
  ],
  ['IE', ['D02 X28', 'B02 X285', 'D02 X28O5', '1234', '']],
  ['NL', ['1012', '1012 A', '1012 ABC', 'AB 1012']],
  ['DE', ['1011', '101155', '1011a', 'F-75001', '<script>']],
  ['PT', ['1100', '11001']],
])('ADR-04…12 %s rejects %j', (country, typed) => {
  for (const each of typed)
    expect(isPostcode(country, normalisePostcode(country, each)), each).toBe(false);
});

it('ADR-04…12 formatting twice changes nothing, and loses no typed text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries, 'US'),
      fc.string({ unit: 'grapheme' }),
      (country, typed) => {
        const once = normalisePostcode(country, typed);
        expect(normalisePostcode(country, once)).toBe(once);
      },
    ),
  );
});

it('ADR-13 accepts 3 letters, digits, spaces or hyphens for a country without a format', () => {
  expect(isPostcode('US', normalisePostcode('US', 'ca 90210-1234'))).toBe(true);
  expect(isPostcode('US', normalisePostcode('US', '90'))).toBe(false);
  expect(examplePostcode('US')).toBe('');
});

it.each([
  ['DE', 'SW1A 1AA', 'GB'],
  ['DE', 'E1 6AN', 'GB'],
  ['DE', 'd02 x285', 'IE'],
  ['GB', '1012AB', 'NL'],
  ['LT', 'LV-1010', 'LV'],
  ['AT', 'D-10115', 'DE'],
  ['DE', '1100-148', 'PT'],
  ['GB', '10115', 'several'],
  ['DE', '1010', 'several'],
  ['DE', 'no idea', undefined],
  ['DE', '', undefined],
])('ADR-04…12 in %s recognises %s as one of %s', (country, typed, other) => {
  expect(otherCountryOf(country, typed)).toBe(other);
});
