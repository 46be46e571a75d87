import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { RequestFailure } from '../../auth/RequestFailure.tsx';
import { Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { closeForm } from './open-form-model.ts';
import { passwordForm, $passwordChange, changePassword } from './password-model.ts';
import { PASSWORD_FIELDS, passwordTests } from './sign-in-data-fields.ts';

/** Form to change the password of the account with this email. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('myAccount');
  const { state, change, close } = useUnit({
    state: $passwordChange,
    change: changePassword,
    close: closeForm,
  });
  const tests = useMemo(() => passwordTests(email), [email]);
  const isLost = state.status === 'failed' && state.errors.length === 0;
  return (
    <Form
      form={passwordForm}
      fields={PASSWORD_FIELDS}
      tests={tests}
      namespace="myAccount"
      submitLabel={t('area.password.submit')}
      busy={state.status === 'submitting'}
      onSubmit={({ oldPassword, password }) => change({ oldPassword, password })}
      intro={
        // User name for password managers.
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      }
      footer={
        <Button variant="quiet" size="small" wide onClick={() => close()}>
          {t('area.cancel')}
        </Button>
      }
    >
      {isLost ? <Alert>{t('area.password.lost')}</Alert> : <RequestFailure state={state} />}
    </Form>
  );
}
