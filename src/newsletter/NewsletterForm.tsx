import { useUnit } from 'effector-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { $userInfo } from '../session/model.ts';
import { type EmailProblem, emailProblem } from '../kernel/email-problem.ts';
import { Button } from '../ui/action/Button.tsx';
import { EmailField } from '../ui/form/EmailField.tsx';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { Source } from './contract.ts';
import { InterestChoice } from './InterestChoice.tsx';
import { $signUpState, signUp } from './model.ts';
import styles from './NewsletterForm.module.css';

type Props = {
  source: Source;
  /** What becomes of the address, with the way to read more. */
  consent: ReactNode;
};

/** What is typed stays in the fields until it is sent. */
export function NewsletterForm({ source, consent }: Props) {
  const { t } = useTranslation('newsletter');
  const { user, state, send } = useUnit({ user: $userInfo, state: $signUpState, send: signUp });
  const [error, setError] = useState<EmailProblem>();
  const [isBegun, setIsBegun] = useState(source === 'popup');
  const refusal = state.status === 'failed' && state.source === source ? state.reason : undefined;
  const problem = error ?? (refusal === 'email' ? 'refused' : undefined);

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = textOf(data.get('email')).trim();
    const found = emailProblem(email);
    setError(found);
    if (found) return form.querySelector<HTMLInputElement>('[name="email"]')?.focus();
    send({ email, interests: data.getAll('interest').map(textOf), source });
  }

  return (
    <form
      method="dialog"
      className={styles.form}
      data-source={source}
      noValidate
      onSubmit={submitted}
    >
      <EmailField
        label={t('email')}
        defaultValue={user.status === 'registered' ? user.userEmail : undefined}
        error={problem && t(`problem.${problem}`)}
        onFocus={() => setIsBegun(true)}
        onChange={(email) => error && setError(emailProblem(email))}
      />
      {isBegun && <InterestChoice />}
      {refusal === 'unreachable' && <Alert>{t('failed')}</Alert>}
      <div className={styles.foot}>
        <Button type="submit" wide busy={state.status === 'sending'}>
          {t('send')}
        </Button>
        <p className={styles.consent}>{consent}</p>
      </div>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
