import { EMAIL } from './patterns.ts';

/** VAL-03 */
export const MAX_EMAIL = 125;

export type EmailProblem = 'missing' | 'invalid' | 'long';

/** Problem of a typed e-mail address, if any. Ignores surrounding spaces. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (email.length > MAX_EMAIL) return 'long';
  return EMAIL.test(email) ? undefined : 'invalid';
}
