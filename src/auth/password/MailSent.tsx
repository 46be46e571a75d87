import type { ReactNode } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from '../sign-in/SignInForm.module.css';

type Props = {
  title: string;
  children: ReactNode;
  /** AUT-10: link to customer service, in case no mail arrives. */
  help?: { label: string; path: string } | undefined;
  closeLabel: string;
  onClose: () => void;
  /** Returns to the sign-in. */
  onBack?: (() => void) | undefined;
};

/** Confirms that a mail was sent. */
export function MailSent({ title, children, help, closeLabel, onClose, onBack }: Props) {
  const { t } = useTranslation('myAccount');
  return (
    <div className={styles.form}>
      <h3 className={styles.sent} tabIndex={-1} data-takes-focus>
        {title}
      </h3>
      {children}
      {help !== undefined && (
        <LinkButton to={help.path} variant="secondary" wide>
          {help.label}
        </LinkButton>
      )}
      {onBack && (
        <Button wide onClick={onBack}>
          {t('mailSent.back')}
        </Button>
      )}
      <Button variant={onBack && 'quiet'} wide onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
