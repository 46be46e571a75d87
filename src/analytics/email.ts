import { emailProblem } from '../kernel/email-problem.ts';

/** ANA-04, ANA-05: an address as analytics compare it; `undefined` for what is none. */
export function analyticsEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  if (emailProblem(email) !== undefined) return undefined;
  const at = email.lastIndexOf('@');
  return email.slice(0, at).replaceAll('.', '') + email.slice(at);
}
