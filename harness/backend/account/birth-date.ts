import { birthDateTests } from '#src/forms/birth-date.ts';

/** ENT-08: the fields of a date of birth in a body. */
export interface BirthFields {
  birth_date?: string | undefined;
  birth_month?: string | undefined;
  birth_year?: string | undefined;
}

/** VAL-11 to VAL-15 */
export function isBirthDate(body: BirthFields, now: number): boolean {
  const { birth_date: day = '', birth_month: month = '', birth_year: year = '' } = body;
  if (day + month + year === '') return true;
  const tests = birthDateTests(new Date(now).toISOString().slice(0, 10));
  return tests.every(({ callback }) => callback('', { day, month, year }));
}

/** Date of birth as an account stores it, `YYYY-MM-DD`; undefined if none was given. */
export function birthDateOf(body: BirthFields): string | undefined {
  const { birth_date: day, birth_month: month, birth_year: year } = body;
  return year ? `${year}-${month}-${day}` : undefined;
}
