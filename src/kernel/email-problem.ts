import { EMAIL } from './patterns.ts';

/** VAL-03 */
export const MAX_EMAIL = 125;

export type EmailProblem = 'missing' | 'invalid' | 'long';

/** What is wrong with what somebody typed as a mail address, if anything. Blanks around it do not count. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (email.length > MAX_EMAIL) return 'long';
  return EMAIL.test(email) ? undefined : 'invalid';
}
