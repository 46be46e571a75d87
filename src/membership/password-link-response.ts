import { type Infer, string, type } from 'superstruct';
import { personalEmail } from '../kernel/struct.ts';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { PasswordLink } from './contract.ts';

/** API-41, API-42: a link that no longer holds is an error. */
export const PasswordLinkAnswer = type({
  expires: orNothing(string()),
  logonId: orNothing(personalEmail()),
});

export function readPasswordLink(answer: Infer<typeof PasswordLinkAnswer>): PasswordLink {
  return present({ expires: answer.expires, email: answer.logonId });
}
