import { type Infer, string, type } from 'superstruct';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { PasswordLink } from './contract.ts';

/** API-41, API-42: a link that no longer holds is an error. */
export const PasswordLinkAnswer = type({ expires: orNothing(string()) });

export function readPasswordLink({ expires }: Infer<typeof PasswordLinkAnswer>): PasswordLink {
  return present({ expires });
}
