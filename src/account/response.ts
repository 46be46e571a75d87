import { type Infer, refine, string, type } from 'superstruct';
import { isCalendarDate } from '../kernel/dates.ts';
import { optionalLenient, present } from '../kernel/tolerant.ts';
import type { Account } from './api.ts';

export const AccountAnswer = type({
  title: optionalLenient(string()),
  firstName: string(),
  lastName: string(),
  dob: optionalLenient(refine(string(), 'date', isCalendarDate)),
  phone1: optionalLenient(string()),
  emailAddress: string(),
  deletionDate: optionalLenient(refine(string(), 'instant', isInstant)),
});

function isInstant(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

export function readAccount(answer: Infer<typeof AccountAnswer>): Account {
  const { title, firstName, lastName, dob, phone1, emailAddress, deletionDate } = answer;
  return present({
    title: title || undefined,
    firstName,
    lastName,
    dob,
    phone: phone1 || undefined,
    emailAddress,
    endsAt: deletionDate,
  });
}
