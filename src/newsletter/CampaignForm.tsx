import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { useCampaign } from '../campaign/use-campaign.ts';
import { $userInfo } from '../session/model.ts';
import { type EmailProblem, emailProblem } from '../kernel/email-problem.ts';
import { Button } from '../ui/action/Button.tsx';
import { EmailField } from '../ui/form/EmailField.tsx';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $campaignSignUp, joinCampaign } from './campaign-model.ts';
import styles from './CampaignForm.module.css';

/** XAC-01: puts a shopper on the campaign's list. What is typed stays in the field until it is sent. */
export function CampaignForm() {
  const { t } = useTranslation('campaign');
  const { values } = useCampaign();
  const { user, status, join } = useUnit({
    user: $userInfo,
    status: $campaignSignUp,
    join: joinCampaign,
  });
  const [error, setError] = useState<EmailProblem>();

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    const found = emailProblem(email);
    setError(found);
    if (found) form.querySelector<HTMLInputElement>('[name="email"]')?.focus();
    else join({ email });
  }

  return (
    <form method="dialog" className={styles.form} noValidate onSubmit={submitted}>
      <EmailField
        label={t('signUp.email')}
        defaultValue={user.status === 'registered' ? user.userEmail : undefined}
        error={error && t(`signUp.${error}`)}
        onBlur={({ currentTarget: { value } }) =>
          value !== '' && setError(emailProblem(value.trim()))
        }
      />
      {status === 'failed' && <Alert>{t('signUp.failed')}</Alert>}
      <Button type="submit" size="large" wide busy={status === 'sending'}>
        {t('signUp.send')}
      </Button>
      <p className={styles.note}>{t('signUp.note', values)}</p>
    </form>
  );
}
