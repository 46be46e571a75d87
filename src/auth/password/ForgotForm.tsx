import { useUnit } from 'effector-react';
import { Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { forgotForm, $passwordRequest, requestPassword } from './password-request-model.ts';
import { FORGOT_FIELDS } from '../registration/registration-fields.ts';
import { RequestFailure } from '../RequestFailure.tsx';
import styles from '../sign-in/SignInForm.module.css';

type Props = {
  /** Name of the form's place, for reporting. */
  source: string;
  /** AUT-08 */
  onCancel: () => void;
};

export function ForgotForm({ source, onCancel }: Props) {
  const { t } = useTranslation('myAccount');
  const { state, send } = useUnit({ state: $passwordRequest, send: requestPassword });
  return (
    <Form
      form={forgotForm}
      fields={FORGOT_FIELDS}
      namespace="myAccount"
      submitLabel={t('forgot.submit')}
      busy={state.status === 'submitting'}
      onSubmit={({ email }) => send({ email, source })}
      intro={<p className={styles.welcome}>{t('forgot.help')}</p>}
      footer={
        <Button variant="quiet" size="small" wide onClick={onCancel}>
          {t('forgot.cancel')}
        </Button>
      }
    >
      <RequestFailure state={state} />
    </Form>
  );
}
