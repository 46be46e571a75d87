import { EMAIL } from './patterns.ts';

/** What is wrong with what somebody typed as a mail address, if anything. Blanks around it do not count. */
export function emailProblem(typed: string): 'missing' | 'invalid' | undefined {
  const email = typed.trim();
  if (email === '') return 'missing';
  return EMAIL.test(email) ? undefined : 'invalid';
}
