import { useUnit } from 'effector-react';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordHelp } from './PasswordHelp.tsx';
import {
  type PasswordRule,
  type RegistrationState,
  metRules,
  newPasswordError,
  refusedPassword,
} from './registration.ts';
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

/** Asks for a password alone: all else is known. What is typed stays in the field until it is sent. */
export function RegistrationForm({ orderId, email, state, onSignIn }: Props) {
  const { t } = useTranslation('myAccount');
  const send = useUnit(register);
  const [isShown, setShown] = useState(false);
  const [error, setError] = useState<string>();
  const [met, setMet] = useState<readonly PasswordRule[]>([]);
  /** Whether the password has changed since the backend has refused it. */
  const [isChanged, setChanged] = useState(false);
  const isPressingSubmit = useRef(false);
  const refused = isChanged || !state ? undefined : refusedPassword(state);
  const key = error ?? refused;
  const isSending = state?.status === 'submitting';

  // FRM-01, FRM-02. A new line of text would move the button from under the pointer.
  function blurred({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (isPressingSubmit.current || !currentTarget.form?.contains(relatedTarget)) return;
    setError(newPasswordError(currentTarget.value));
  }

  function typed({ currentTarget }: FormEvent<HTMLFormElement>) {
    setMet(metRules(passwordIn(currentTarget)));
    setChanged(true);
  }

  // FRM-05, FRM-07
  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isPressingSubmit.current = false;
    if (isSending) return;
    const form = event.currentTarget;
    const password = passwordIn(form);
    const found = newPasswordError(password);
    setError(found);
    if (found !== undefined) {
      form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
      return;
    }
    setShown(false);
    setChanged(false);
    send({ orderId, email, password });
  }

  return (
    <form method="dialog" className={styles.form} noValidate onSubmit={submitted} onInput={typed}>
      <p className={styles.help}>{t('registration.help')}</p>
      <p className={styles.for}>
        {t('registration.email')} <strong className={styles.email}>{email}</strong>
      </p>
      {/* What password managers keep the password under. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('registration.password')}
        isShown={isShown}
        onShow={setShown}
        autoComplete="new-password"
        error={key === undefined ? undefined : t(key)}
        hint={<PasswordHelp met={met} />}
        onBlur={blurred}
      />
      <Button
        type="submit"
        busy={isSending}
        onPointerDown={() => {
          isPressingSubmit.current = true;
        }}
        onPointerLeave={() => {
          isPressingSubmit.current = false;
        }}
      >
        {t('registration.submit')}
      </Button>
      {/* Below the button, which it would move from under a second press. */}
      {state && refused === undefined && <RegistrationFailure state={state} onSignIn={onSignIn} />}
    </form>
  );
}

function passwordIn(form: HTMLFormElement): string {
  const password = new FormData(form).get('password');
  return typeof password === 'string' ? password : '';
}
