import type { ReactNode } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import styles from '../sign-in/SignInForm.module.css';

type Props = {
  title: string;
  children: ReactNode;
  /** Who helps where no mail comes. */
  help?: string | undefined;
  closeLabel: string;
  onClose: () => void;
};

/** A mail is on its way, and what it is good for. */
export function MailSent({ title, children, help, closeLabel, onClose }: Props) {
  return (
    <div className={styles.form}>
      <h3 className={styles.sent} tabIndex={-1} data-takes-focus>
        {title}
      </h3>
      {children}
      {help !== undefined && (
        <LinkButton to="/contactus" variant="secondary" wide>
          {help}
        </LinkButton>
      )}
      <Button wide onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
