import { type Infer, object } from 'superstruct';
import { personalText } from './struct.ts';

/** ENT-33: date of birth in forms, each part as digits. */
export const BirthDate = object({
  day: personalText(),
  month: personalText(),
  year: personalText(),
});
export type BirthDate = Infer<typeof BirthDate>;

/** Date of birth for the backend (ENT-08); no fields without one. */
export function writeBirthDate(dob: BirthDate | undefined): Record<string, string> {
  if (!dob) return {};
  return { birth_date: dob.day, birth_month: dob.month, birth_year: dob.year };
}
