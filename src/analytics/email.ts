import { emailProblem } from '../kernel/patterns.ts';

/** ANA-04, ANA-05: normalises an e-mail address for comparison; `undefined` if invalid. */
export function analyticsEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  if (emailProblem(email) !== undefined) return undefined;
  const at = email.lastIndexOf('@');
  return email.slice(0, at).replaceAll('.', '') + email.slice(at);
}
