import { type Infer, refine, string, type } from 'superstruct';
import { isCalendarDate } from '../kernel/dates.ts';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { Account } from './contract.ts';

export const AccountAnswer = type({
  title: orNothing(string()),
  firstName: string(),
  lastName: string(),
  dob: orNothing(refine(string(), 'date', isCalendarDate)),
  emailAddress: string(),
});

export function readAccount(answer: Infer<typeof AccountAnswer>): Account {
  const { title, firstName, lastName, dob, emailAddress } = answer;
  return present({ title: title || undefined, firstName, lastName, dob, emailAddress });
}
