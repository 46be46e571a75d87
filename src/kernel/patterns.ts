const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** ADR-14: e-mail address as in HTML, with at least one dot after the at sign. */
export const EMAIL = new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`,
  'i',
);

/** ADR-15: an optional leading plus or digit, then digits and spaces, at least one of them a digit. */
export const PHONE = /^(?=.*\d)[+\d]?[\d ]+$/;

/** ADR-13: for countries without their own format. */
export const GENERIC_POSTCODE = /^[a-z\d -]{3,}$/i;

/** ADR-16 */
export const DIGITS = /^\d+$/;

/** ADR-16 */
export const NON_DIGITS = /^\D+$/;

/** ADR-17 */
export const DAY = /^(?:0[1-9]|[12]\d|3[01])$/;

/** ADR-18 */
export const MONTH = /^(?:0[1-9]|1[0-2])$/;

/** ADR-19 */
export const YEAR = /^\d{4}$/;

/** VAL-03 */
export const MAX_EMAIL = 125;

type EmailProblem = 'missing' | 'invalid' | 'long';

/** Problem of a typed e-mail address, if any. Ignores surrounding spaces. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (email.length > MAX_EMAIL) return 'long';
  return EMAIL.test(email) ? undefined : 'invalid';
}
