import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { birthDateIn } from '../../forms/birth-date.ts';
import { Form } from '../../forms/Form.tsx';
import { $today } from '../../ports/read-clock.ts';
import { $store } from '../../store-config/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $accountRequest, requestAccount, registrationForm } from './account-request-model.ts';
import { REGISTRATION_FIELDS, registrationTests } from './registration-fields.ts';
import { RequestFailure } from '../RequestFailure.tsx';
import styles from '../sign-in/SignInForm.module.css';

/** AUT-19: registration form. Only the mail reveals whether the account already exists. */
export function RegisterForm({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('myAccount');
  const { state, today, store, send } = useUnit({
    state: $accountRequest,
    today: $today,
    store: $store,
    send: requestAccount,
  });
  const tests = useMemo(() => registrationTests(today), [today]);
  return (
    <Form
      form={registrationForm}
      fields={REGISTRATION_FIELDS}
      tests={tests}
      namespace="myAccount"
      submitLabel={t('register.submit')}
      busy={state.status === 'submitting'}
      onSubmit={({ email, password, passwordConfirmation, newsletter, ...rest }) => {
        const dob = birthDateIn(rest);
        send({ email, password, passwordConfirmation, newsletter, ...(dob && { dob }) });
      }}
      intro={
        <p className={styles.welcome}>{t('register.help', { brand: store.storeBrandName })}</p>
      }
      footer={
        <Button variant="quiet" size="small" wide onClick={onSignIn}>
          {t('register.signIn')}
        </Button>
      }
    >
      <RequestFailure state={state} />
    </Form>
  );
}
