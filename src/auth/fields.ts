import { emailProblem } from '../kernel/email-problem.ts';

export interface SignInFields {
  email: string;
  password: string;
}

export type FieldErrors = { [Field in keyof SignInFields]?: string | undefined };

const MIN_PASSWORD = 5; // VAL-07
/** As many as a registration takes (VAL-04): with 20, whoever has 21 to 25 would be locked out. */
const MAX_PASSWORD = 25;

/** The message key of each field that is not right, in the order of the form. */
export function fieldErrors({ email, password }: SignInFields): FieldErrors {
  const emailError = emailErrorOf(email.trim());
  const passwordError = passwordErrorOf(password);
  return {
    ...(emailError !== undefined && { email: emailError }),
    ...(passwordError !== undefined && { password: passwordError }),
  };
}

function emailErrorOf(email: string): string | undefined {
  const problem = emailProblem(email);
  if (problem === 'missing') return '_ERR_EMAIL_MISSING'; // VAL-02
  return problem && 'EMAIL_INVALID'; // VAL-01
}

// VAL-08: no letter or digit is asked for.
function passwordErrorOf({ length }: string): string | undefined {
  if (length === 0) return 'FIELD_REQUIRED';
  const fits = length >= MIN_PASSWORD && length <= MAX_PASSWORD;
  return fits ? undefined : '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT';
}
