import { emailProblem } from '../kernel/email-problem.ts';
import type { Field } from './field.ts';
import type { CustomTests } from './rules.ts';

/** VAL-01, VAL-02, VAL-03: where the shop may write to, of a form whose texts for it begin so. */
export function mailField(texts: string, email: string | undefined): Field {
  return {
    name: 'email',
    component: 'input',
    type: 'email',
    label: `${texts}email`,
    validate: true,
    required: true,
    requiredMsg: `${texts}missing`,
    invalidMsg: `${texts}invalid`,
    autoComplete: 'email',
    ...(email !== undefined && { value: email }),
  };
}

/** Goes with it: an address that is too long is told so in words of its own. */
export function mailTests(texts: string): CustomTests {
  return {
    email: [
      {
        name: 'maxLength',
        errorMessage: `${texts}long`,
        callback: (email) => emailProblem(String(email)) !== 'long',
      },
    ],
  };
}
