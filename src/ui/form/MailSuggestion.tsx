import { useRef } from 'react';
import { emailSuggestion } from '../../kernel/email-suggestion.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './MailSuggestion.module.css';

type Props = {
  /** Of the field; `email` unless told. */
  name?: string | undefined;
  typed: string;
  onTake: (email: string) => void;
};

/**
 * Asks whether a mail address was meant that the typed one is a slip away from; one press takes it. It stands below the
 * address's field, which gets the focus back.
 * @example <MailSuggestion typed={email} onTake={setEmail} />
 */
export function MailSuggestion({ name = 'email', typed, onTake }: Props) {
  const { t } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  const email = emailSuggestion(typed);
  return (
    <div ref={place} className={styles.place} aria-live="polite">
      {email !== undefined && (
        <button
          type="button"
          className={styles.take}
          onClick={() => {
            onTake(email);
            place.current?.parentElement?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
          }}
        >
          {t('field.didYouMean', { email })}
        </button>
      )}
    </div>
  );
}
