import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { birthDateIn } from '../../forms/birth-date.ts';
import { Form } from '../../forms/Form.tsx';
import { $today } from '../../ports/read-clock.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { knownAccountFields, registrationTests } from '../registration/registration-fields.ts';
import type { LinkState } from './link.ts';
import { $linkEmail, createPassword } from './link-model.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { newPasswordForm } from './pressed-link-model.ts';
import { NEW_PASSWORD } from './password-fields.ts';
import styles from '../sign-in/SignInForm.module.css';

const PASSWORD = { ...NEW_PASSWORD, autoFocus: true };

/** AUT-19: form for a new password of a mailed link; all other fields are optional. */
export function NewPasswordForm({ state }: { state: LinkState }) {
  const { t } = useTranslation('myAccount');
  const { email, today, send } = useUnit({
    email: $linkEmail,
    today: $today,
    send: createPassword,
  });
  const known = email ?? undefined;
  const fields = useMemo(() => knownAccountFields(known, PASSWORD), [known]);
  const tests = useMemo(() => registrationTests(today, known), [today, known]);
  return (
    <Form
      form={newPasswordForm}
      fields={fields}
      tests={tests}
      namespace="myAccount"
      submitLabel={t('newPassword.submit')}
      busy={state.status === 'saving'}
      onSubmit={({ password, newsletter, ...rest }) => {
        const dob = birthDateIn(rest);
        send({ password, newsletter, ...(dob && { dob }) });
      }}
      intro={<p className={styles.welcome}>{t('newPassword.help')}</p>}
    >
      <LinkFailure state={state} />
    </Form>
  );
}
