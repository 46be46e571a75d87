import { useUnit } from 'effector-react';
import { type FocusEvent, type FormEvent, Suspense, useId, useRef, useState } from 'react';
import { useWait } from '../captcha/use-wait.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Button } from '../ui/action/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { lazyView } from '../ui/lazy-view.ts';
import { type FieldErrors, type SignInFields, fieldErrors } from './fields.ts';
import { $signInState, signIn } from './model.ts';
import { PasswordField } from './PasswordField.tsx';
import { SignInFailure } from './SignInFailure.tsx';
import styles from './SignInForm.module.css';

const SignInThrottle = lazyView(() => import('./SignInThrottle.tsx'), 'SignInThrottle');

const FIELDS: readonly (keyof SignInFields)[] = ['email', 'password'];

type Props = {
  welcome?: string | undefined;
  /** Filled in where the shop knows who is asked. */
  email?: string | undefined;
};

/** AUT-18. What is typed stays in the fields until it is sent. */
export function SignInForm({ welcome, email }: Props) {
  const { t } = useTranslation(['account', 'myAccount']);
  const { state, send } = useUnit({ state: $signInState, send: signIn });
  const [isPasswordShown, setPasswordShown] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  const isPressingSubmit = useRef(false);
  const isThrottled = state.status === 'throttled';
  const wait = useWait(isThrottled ? state : undefined);
  const id = useId();

  // FRM-01, FRM-02. Leaving the form altogether is no reason to complain; and while the pointer is
  // down on the button, a new line of text would move the button from under it.
  function blurred({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const { form, name } = currentTarget;
    if (!form || isPressingSubmit.current) return;
    if (relatedTarget && !form.contains(relatedTarget)) return;
    const { [name as keyof SignInFields]: error } = fieldErrors(fieldsOf(form));
    setErrors((shown) => ({ ...shown, [name]: error }));
  }

  // FRM-05…07
  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isPressingSubmit.current = false;
    setPasswordShown(false);
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const found = fieldErrors(fields);
    setErrors(found);
    const firstInvalid = FIELDS.find((field) => found[field] !== undefined);
    if (firstInvalid) return focusField(form, firstInvalid);
    if (wait.holds()) return undefined;
    const rememberMe = new FormData(form).has('rememberMe');
    send({ ...fields, email: fields.email.trim(), rememberMe, ...wait.takeProof() });
  }

  // FRM-14
  function errorOf(field: keyof SignInFields): string | undefined {
    const key = errors[field];
    return key === undefined ? undefined : t(`myAccount:signIn.${key}`);
  }

  return (
    <form
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={submitted}
      onInput={wait.noteChange}
    >
      <p className={styles.welcome}>{welcome ?? t('signIn.welcome')}</p>
      <TextField
        label={t('signIn.email')}
        ref={email === undefined ? takeFocus : undefined}
        name="email"
        defaultValue={email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errorOf('email')}
        onBlur={blurred}
      />
      <PasswordField
        label={t('signIn.password')}
        ref={email === undefined ? undefined : takeFocus}
        isShown={isPasswordShown}
        onShow={setPasswordShown}
        autoComplete="current-password"
        error={errorOf('password')}
        onBlur={blurred}
      />
      <Checkbox label={t('signIn.rememberMe')} name="rememberMe" />
      <SignInFailure />
      <Suspense>{isThrottled && <SignInThrottle wait={wait} id={id} />}</Suspense>
      <Button
        type="submit"
        wide
        busy={state.status === 'submitting'}
        aria-describedby={isThrottled ? id : undefined}
        onPointerDown={() => {
          isPressingSubmit.current = true;
        }}
        onPointerLeave={() => {
          isPressingSubmit.current = false;
        }}
      >
        {t('signIn.submit')}
      </Button>
    </form>
  );
}

/** The dialog gives the focus to this field when it opens; React's own `autoFocus` comes before that. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}

function fieldsOf(form: HTMLFormElement): SignInFields {
  const data = new FormData(form);
  const textOf = (field: keyof SignInFields) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { email: textOf('email'), password: textOf('password') };
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
