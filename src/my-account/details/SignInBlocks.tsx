import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { TaggedText } from '../../ui/i18n/TaggedText.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AccountSection } from '../AccountSection.tsx';
import { Facts } from '../Facts.tsx';
import { EmailForm } from './EmailForm.tsx';
import { $emailChange } from './email-model.ts';
import { $openForm, closeForm, type FormName, openForm } from './open-form-model.ts';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './SignInBlocks.module.css';

/** Sections for email and password. */
export function SignInBlocks({ email }: { email: string }) {
  const { t } = useTranslation('myAccount');
  const { form, state, open, close } = useUnit({
    form: $openForm,
    state: $emailChange,
    open: openForm,
    close: closeForm,
  });
  const isSent = form === 'email' && state.status === 'sent';

  function opener(name: FormName) {
    if (form === name) return false;
    return (
      <Button
        variant="quiet"
        size="small"
        data-opens
        aria-label={t(`area.${name}.change`)}
        onClick={() => open({ form: name })}
      >
        {t('area.change')}
      </Button>
    );
  }

  return (
    <>
      <AccountSection
        title={t('area.email.title')}
        isOpen={form === 'email'}
        action={opener('email')}
      >
        {isSent && <EmailSent email={state.email} onClose={() => close()} />}
        {form === 'email' && !isSent && <EmailForm now={email} />}
        {form !== 'email' && (
          <Facts missing={t('area.missing')} facts={[[t('area.email.now'), email]]} />
        )}
      </AccountSection>
      <AccountSection
        title={t('area.password.title')}
        isOpen={form === 'password'}
        action={opener('password')}
      >
        {form === 'password' ? <PasswordForm email={email} /> : <p>{t('area.password.text')}</p>}
      </AccountSection>
    </>
  );
}

/** Message that a confirmation email was sent. */
function EmailSent({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('myAccount');
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <p ref={place} tabIndex={-1} className={styles.to}>
        <TaggedText
          text={t('area.email.sent', { email })}
          tags={[(words) => <strong className={styles.address}>{words}</strong>]}
        />
      </p>
      <p>{t('area.email.next')}</p>
      <div>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t('area.email.close')}
        </Button>
      </div>
    </div>
  );
}
