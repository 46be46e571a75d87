import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { FoundCases } from './cases.ts';
import styles from './Library.module.css';

interface Props {
  found: FoundCases;
  onGroup: (failure: string) => void;
}

/** Cases per day, and by first failure. */
export function Overview({ found: { days, groups }, onGroup }: Props) {
  const { t } = useTranslation('studio');
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <div className={styles.overview}>
      <ol className={styles.days} aria-label={t('library.days')}>
        {days.map(({ day, count }) => (
          <li key={day} title={`${day}: ${count}`}>
            <span
              className={styles.bar}
              style={{ blockSize: `${Math.round((count / most) * 100)}%` }}
              aria-hidden
            />
            <span className={styles.day}>
              {day.slice(5)}
              <b>{count}</b>
            </span>
          </li>
        ))}
      </ol>
      <ul className={styles.groups} aria-label={t('library.groups')}>
        {groups.map(({ failure, count }) => (
          <li key={failure}>
            <button type="button" disabled={failure === ''} onClick={() => onGroup(failure)}>
              {failure || t('library.nothing')}
            </button>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
