import { isCalendarDate } from '../kernel/dates.ts';
import { DAY, MONTH, YEAR } from '../kernel/patterns.ts';
import type { BirthDate } from '../kernel/birth-date.ts';
import type { FieldOf, Values } from './field.ts';
import type { CustomTest } from './rules.ts';
import type { TextKey } from '../kernel/text-keys.ts';

const MIN_AGE = 18; // VAL-15
const MAX_YEARS = 150; // VAL-14

const part = { component: 'input', validate: true, inputMode: 'numeric' } as const;

/** VAL-11, VAL-12: date of birth in three parts. */
export const BIRTH_DATE: FieldOf<'myAccount'> = {
  name: 'dob',
  component: 'date',
  label: 'form.dob.label',
  helperText: 'form.dob.help',
  validate: true,
  fields: [
    {
      ...part,
      name: 'day',
      label: 'form.dob.day',
      maxLength: 2,
      regex: DAY,
      invalidMsg: 'form.dob.invalid',
      autoComplete: 'bday-day',
    },
    {
      ...part,
      name: 'month',
      label: 'form.dob.month',
      maxLength: 2,
      regex: MONTH,
      invalidMsg: 'form.dob.invalid',
      autoComplete: 'bday-month',
    },
    {
      ...part,
      name: 'year',
      label: 'form.dob.year',
      maxLength: 4,
      regex: YEAR,
      invalidMsg: 'form.dob.invalid',
      autoComplete: 'bday-year',
    },
  ],
};

/** Joins the parts; `YYYY-MM-DD` if they are valid. */
function dateOf({ day = '', month = '', year = '' }: Values): string {
  return `${String(year)}-${String(month)}-${String(day)}`;
}

/** Returns the parts of a valid date of birth. */
export function birthDateIn({ day, month, year }: Values): BirthDate | undefined {
  const parts = { day: String(day), month: String(month), year: String(year) };
  return isCalendarDate(dateOf(parts)) ? parts : undefined;
}

/** VAL-13, VAL-14, VAL-15: tests of the whole date. `today` is `YYYY-MM-DD`. */
export function birthDateTests(today: string): readonly CustomTest<TextKey<'myAccount'>>[] {
  const thisYear = Number(today.slice(0, 4));
  const adultSince = `${String(thisYear - MIN_AGE).padStart(4, '0')}${today.slice(4)}`;
  const isRead = (values: Values) => isCalendarDate(dateOf(values));
  const isInWindow = ({ year }: Values) =>
    Number(year) >= thisYear - MAX_YEARS && Number(year) <= thisYear;
  return [
    {
      name: 'calendar',
      errorMessage: 'form.dob.invalid',
      callback: (_, values) => isRead(values),
    },
    {
      name: 'window',
      errorMessage: 'form.dob.invalid',
      callback: (_, values) => !isRead(values) || isInWindow(values),
    },
    {
      name: 'adult',
      errorMessage: 'form.dob.underage',
      // String comparison: a birthday on 29 February counts from 1 March.
      callback: (_, values) =>
        !isRead(values) || !isInWindow(values) || dateOf(values) <= adultSince,
    },
  ];
}
