import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { timeText } from '../records/present.ts';
import type { MeasuredStep } from './events.ts';
import { RecordButton, type Selecting } from './RecordButton.tsx';
import styles from './MeasuredPanel.module.css';

interface Props extends Selecting {
  /** `undefined` while loading; a text is an error. */
  events: readonly MeasuredStep[] | string | undefined;
}

export function EventList({ events, ...selecting }: Props) {
  const { t } = useTranslation('studio');
  if (events === undefined) return <p role="status">{t('measured.reading')}</p>;
  if (typeof events === 'string') return <p role="alert">{events}</p>;
  if (events.length === 0) return <p className={styles.none}>{t('measured.none')}</p>;
  return (
    <ol className={styles.list}>
      {events.map(({ record, at, name, fact, params, isTold }, index) => (
        <li key={index}>
          <RecordButton {...selecting} record={record}>
            <span className={styles.name}>{name}</span>
            <span className={styles.time}>{timeText(at)}</span>
            <span className={styles.from}>{t('measured.from', { fact })}</span>
            {!isTold && <span className={styles.from}>{t('measured.again')}</span>}
          </RecordButton>
          <details>
            <summary className={styles.more}>{t('measured.params', { name })}</summary>
            <pre className={styles.json} tabIndex={0}>
              {JSON.stringify(params, null, 2)}
            </pre>
          </details>
        </li>
      ))}
    </ol>
  );
}
