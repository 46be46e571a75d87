import { useUnit } from 'effector-react';
import type { Field } from '../../forms/field.ts';
import { Form } from '../../forms/Form.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { LinkState } from './link.ts';
import { createPassword } from './link-model.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { newPasswordForm } from './new-password-form-model.ts';
import { NEW_PASSWORD, PASSWORD_AGAIN } from './password-fields.ts';
import styles from '../sign-in/SignInForm.module.css';

const FIELDS: readonly Field[] = [{ ...NEW_PASSWORD, autoFocus: true }, PASSWORD_AGAIN];

export function NewPasswordForm({ state }: { state: LinkState }) {
  const { t } = useTranslation('myAccount');
  const send = useUnit(createPassword);
  return (
    <Form
      form={newPasswordForm}
      fields={FIELDS}
      namespace="myAccount"
      submitLabel={t('newPassword.submit')}
      busy={state.status === 'saving'}
      onSubmit={({ password }) => send({ password })}
      intro={<p className={styles.welcome}>{t('newPassword.help')}</p>}
    >
      <LinkFailure state={state} />
    </Form>
  );
}
