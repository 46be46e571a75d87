import { useUnit } from 'effector-react';
import type { Field } from '../../forms/field.ts';
import { Form } from '../../forms/Form.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { guestAccountForm } from './guest-account-form-model.ts';
import { NEW_PASSWORD } from '../password/password-fields.ts';
import { type RegistrationState, refusedPassword } from './registration.ts';
import { register } from './registration-model.ts';
import { RegistrationFailure } from './RegistrationFailure.tsx';
import styles from './RegistrationPanel.module.css';

type Props = {
  orderId: string;
  email: string;
  /** What has become of it so far. */
  state: RegistrationState | null;
  onSignIn: () => void;
};

const BUTTON = { wide: false };

/** Asks for a password alone: all else is known. */
export function RegistrationForm({ orderId, email, state, onSignIn }: Props) {
  const { t } = useTranslation('myAccount');
  const send = useUnit(register);
  const refused = state ? refusedPassword(state) : undefined;
  const password: Field = {
    ...NEW_PASSWORD,
    ...(refused !== undefined && { isError: true, errorMessageText: refused }),
  };
  return (
    <div className={styles.form}>
      <Form
        form={guestAccountForm}
        fields={[password]}
        namespace="myAccount"
        submitLabel={t('registration.submit')}
        busy={state?.status === 'submitting'}
        button={BUTTON}
        onSubmit={(typed) => send({ orderId, email, password: typed.password })}
        intro={
          <>
            <p className={styles.help}>{t('registration.help')}</p>
            <p className={styles.for}>
              {t('registration.email')} <strong className={styles.email}>{email}</strong>
            </p>
            {/* What password managers keep the password under. */}
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              readOnly
              hidden
            />
          </>
        }
        // Below the button, which it would move from under a second press.
        footer={
          state &&
          refused === undefined && <RegistrationFailure state={state} onSignIn={onSignIn} />
        }
      />
    </div>
  );
}
