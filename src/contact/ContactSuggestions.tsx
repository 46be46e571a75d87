import { useDeferredValue, useMemo } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './ContactSuggestions.module.css';
import { type Answered, suggestionsFor } from './suggest.ts';

type Props = {
  /** Typed text. It stays on the device. */
  typed: string;
  entries: readonly Answered[];
};

/** Existing answers that match the typed message. */
export function ContactSuggestions({ typed, entries }: Props) {
  const { t } = useTranslation('contactUs');
  const later = useDeferredValue(typed);
  const found = useMemo(() => suggestionsFor(later, entries), [later, entries]);
  return (
    <div className={styles.place}>
      <p role="status" className={styles.count} data-none={found.length === 0 || undefined}>
        {found.length > 0 && t('suggestions.title', { count: found.length })}
      </p>
      {found.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
