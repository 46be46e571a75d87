import { useRef } from 'react';
import { emailSuggestion } from '../../kernel/email-suggestion.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './MailSuggestion.module.css';

type Props = {
  /** Name of the field; default `email`. */
  name?: string | undefined;
  typed: string;
  onTake: (email: string) => void;
};

/**
 * Suggests a correction of a mistyped e-mail address; one press applies it. Place it below the
 * field, which then gets the focus.
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
