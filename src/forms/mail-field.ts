import { emailProblem } from '../kernel/patterns.ts';
import type { FieldOf } from './field.ts';
import type { CustomTestsOf } from './rules.ts';

/** Prefix of the e-mail field's translation keys, by form namespace. */
const TEXTS = { campaign: 'signUp', catalogue: 'product.notify', newsletter: 'problem' } as const;

type MailNamespace = keyof typeof TEXTS;
type MailTexts = (typeof TEXTS)[MailNamespace];

/** VAL-01, VAL-02, VAL-03: the e-mail field of a form with texts of `namespace`. */
export function mailField<N extends MailNamespace>(
  namespace: N,
  email: string | undefined,
): FieldOf<N> {
  const texts: MailTexts = TEXTS[namespace];
  const field: FieldOf<MailNamespace> = {
    name: 'email',
    component: 'input',
    type: 'email',
    validate: true,
    required: true,
    requiredMsg: `${texts}.missing`,
    invalidMsg: `${texts}.invalid`,
    autoComplete: 'email',
    ...(email !== undefined && { value: email }),
  };
  return field as FieldOf<N>; // The table pairs each namespace with its own texts.
}

/** Tests of `mailField`: adds a message for an address that is too long. */
export function mailTests<N extends MailNamespace>(namespace: N): CustomTestsOf<N> {
  const texts: MailTexts = TEXTS[namespace];
  const errorMessage = `${texts}.long` as const;
  const callback = (email: string | boolean) => emailProblem(String(email)) !== 'long';
  return {
    email: [{ name: 'maxLength', errorMessage, callback }],
  } as CustomTestsOf<MailNamespace> as CustomTestsOf<N>; // as above
}
