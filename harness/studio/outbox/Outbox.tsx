import { useState } from 'react';
import type { Letter as LetterText } from '#harness/backend/orders/mails.ts';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { Letter } from './Letter.tsx';
import styles from './Outbox.module.css';
import { useOutbox } from './use-outbox.ts';

/** List of emails and the selected one; the newest by default. */
export function Outbox() {
  const { t, i18n } = useTranslation('studio');
  const outbox = useOutbox();
  const [chosen, setChosen] = useState<string>();
  if (outbox.status === 'failed')
    return (
      <p className={styles.empty} role="alert">
        {t('outbox.failed')}
      </p>
    );
  if (outbox.status === 'reading') return <p className={styles.empty}>{t('outbox.reading')}</p>;
  const { letters } = outbox;
  const shown = letters.find((letter) => keyOf(letter) === chosen) ?? letters[0];
  return (
    <>
      <p className={styles.count} role="status">
        {t('outbox.count', { count: letters.length })}
      </p>
      {shown ? (
        <div className={styles.box}>
          <ul className={styles.list} aria-label={t('outbox.list')}>
            {letters.map((letter) => (
              <li key={keyOf(letter)}>
                <button
                  type="button"
                  className={styles.mail}
                  aria-current={letter === shown}
                  onClick={() => setChosen(keyOf(letter))}
                >
                  <span className={styles.subject} lang={letter.language}>
                    {letter.subject}
                  </span>
                  <span className={styles.to}>
                    {t('outbox.to', { to: letter.to })} · {letter.storeName}
                  </span>
                  <time dateTime={new Date(letter.at).toISOString()} className={styles.to}>
                    {timeText(letter.at, i18n.language)}
                  </time>
                </button>
              </li>
            ))}
          </ul>
          <Letter key={keyOf(shown)} letter={shown} />
        </div>
      ) : (
        <p className={styles.empty}>{t('outbox.empty')}</p>
      )}
    </>
  );
}

function keyOf({ orderId, kind, at, to }: LetterText): string {
  return `${orderId} ${kind} ${at} ${to}`;
}

function timeText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
