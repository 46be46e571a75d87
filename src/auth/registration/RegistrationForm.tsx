import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { birthDateIn } from '../../forms/birth-date.ts';
import type { FieldOf } from '../../forms/field.ts';
import { Form } from '../../forms/Form.tsx';
import { $today } from '../../ports/read-clock.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { guestAccountForm, register } from './registration-model.ts';
import { NEW_PASSWORD } from '../password/password-fields.ts';
import { type RegistrationState, refusedPassword } from './registration.ts';
import { knownAccountFields, registrationTests } from './registration-fields.ts';
import { RegistrationFailure } from './RegistrationFailure.tsx';
import styles from './RegistrationPanel.module.css';

type Props = {
  orderId: string;
  email: string;
  /** State of the registration. */
  state: RegistrationState | null;
  onSignIn: () => void;
};

const BUTTON = { wide: false };

/**
 * AUT-19: registers an account under the order's address. All fields but the password are optional.
 */
export function RegistrationForm({ orderId, email, state, onSignIn }: Props) {
  const { t } = useTranslation('myAccount');
  const { today, send } = useUnit({ today: $today, send: register });
  const tests = useMemo(() => registrationTests(today, email), [today, email]);
  const refused = state ? refusedPassword(state) : undefined;
  const password: FieldOf<'myAccount'> = {
    ...NEW_PASSWORD,
    ...(refused !== undefined && { isError: true, errorMessageText: refused }),
  };
  return (
    <div className={styles.form}>
      <Form
        form={guestAccountForm}
        fields={knownAccountFields(email, password)}
        tests={tests}
        namespace="myAccount"
        submitLabel={t('registration.submit')}
        busy={state?.status === 'submitting'}
        button={BUTTON}
        onSubmit={({ password: typed, passwordConfirmation, newsletter, ...rest }) => {
          const dob = birthDateIn(rest);
          const account = { password: typed, passwordConfirmation, newsletter };
          send({ orderId, email, ...account, ...(dob && { dob }) });
        }}
        intro={<p className={styles.help}>{t('registration.help')}</p>}
        // Below the button, so that it does not move the button during a second press.
        footer={
          state &&
          refused === undefined && <RegistrationFailure state={state} onSignIn={onSignIn} />
        }
      />
    </div>
  );
}
