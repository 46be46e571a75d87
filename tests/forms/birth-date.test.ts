import { expect, it } from 'vitest';
import { BIRTH_DATE, birthDateIn, birthDateTests } from '#src/forms/birth-date.ts';
import { firstWrong, messagesOf, formProblems } from '#src/forms/rules.ts';
import { tidied } from '#src/forms/tidy.ts';

const INVALID = 'form.dob.invalid';
const YOUNG = 'form.dob.underage';

function judged(text: string, today = '2026-11-23') {
  const [day = '', month = '', year = ''] = text.split(' ').map((part) => part.replace('-', ''));
  const problems = formProblems([BIRTH_DATE], { day, month, year }, { dob: birthDateTests(today) });
  return messagesOf(BIRTH_DATE, problems);
}

it.each([
  ['VAL-11 nothing', '- - -', []],
  ['VAL-13 a date', '28 02 1990', []],
  ['VAL-12 one digit will do for day and month', '8 2 1990', []],
  ['VAL-12 a day of three digits', '128 02 1990', [INVALID]],
  ['VAL-12 a year of two digits', '28 02 90', [INVALID]],
  ['VAL-12 a word', '28 Feb 1990', [INVALID]],
  ['VAL-12 a day that no month has', '32 01 1990', [INVALID]],
  ['VAL-12 digits of another script', '٢٨ ٠٢ ١٩٩٠', []],
  ['VAL-13 a day alone', '28 - -', [INVALID]],
  ['VAL-13 without its year', '28 02 -', [INVALID]],
  ['VAL-13 29 February in a leap year', '29 02 2000', []],
  ['VAL-13 29 February in another', '29 02 1999', [INVALID]],
  ['VAL-13 29 February of 1900, which was none', '29 02 1900', [INVALID]],
  ['VAL-13 31 April', '31 04 1990', [INVALID]],
  ['VAL-14 in the year of 150 years ago', '01 01 1876', []],
  ['VAL-14 150 years and a day ago: the year counts', '22 11 1876', []],
  ['VAL-14 in the year before', '31 12 1875', [INVALID]],
  ['VAL-14 next year', '01 01 2027', [INVALID]],
  ['VAL-15 today', '23 11 2026', [YOUNG]],
  ['VAL-15 18 today', '23 11 2008', []],
  ['VAL-15 18 tomorrow', '24 11 2008', [YOUNG]],
])('%s: %s', (_, text, messages) => {
  expect(judged(text)).toEqual(messages);
});

it('VAL-15 a birthday on 29 February counts from 1 March', () => {
  expect(judged('29 02 2008', '2026-02-28')).toEqual([YOUNG]);
  expect(judged('29 02 2008', '2026-03-01')).toEqual([]);
  expect(judged('01 03 2010', '2028-02-29')).toEqual([YOUNG]);
  expect(judged('28 02 2010', '2028-02-29')).toEqual([]);
});

it('FRM-07 focuses the wrong part, or the first', () => {
  const wrongAt = (values: Record<string, string>) =>
    firstWrong(
      [BIRTH_DATE],
      formProblems([BIRTH_DATE], values, { dob: birthDateTests('2026-11-23') }),
    );
  expect(wrongAt({ day: '01', month: '13', year: '1990' })).toBe('month');
  expect(wrongAt({ day: '31', month: '02', year: '1990' })).toBe('day');
});

it('FRM-16 sends the parts in digits', () => {
  const sent = (values: Record<string, string>) => birthDateIn(tidied([BIRTH_DATE], values));
  expect(sent({ day: ' 8', month: '2', year: '1990' })).toEqual({
    day: '08',
    month: '02',
    year: '1990',
  });
  expect(sent({ day: '', month: '', year: '' })).toBeUndefined();
});
