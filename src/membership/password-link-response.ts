import { type Infer, type } from 'superstruct';
import { personalEmail } from '../kernel/struct.ts';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { PasswordLink } from './contract.ts';

/** API-41, API-42: an expired link is an error answer. */
export const PasswordLinkAnswer = type({
  logonId: orNothing(personalEmail()),
});

export function readPasswordLink(answer: Infer<typeof PasswordLinkAnswer>): PasswordLink {
  return present({ email: answer.logonId });
}
