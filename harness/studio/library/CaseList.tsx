import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { FoundCase } from './cases.ts';
import { CaseWords } from './CaseWords.tsx';
import styles from './Library.module.css';

interface Props {
  cases: readonly FoundCase[];
  chosen: readonly string[];
  onChoose: (caseId: string, isChosen: boolean) => void;
  onOpen: (caseId: string) => void;
}

/** Cases, newest first: message, page and first failure. */
export function CaseList({ cases, chosen, onChoose, onOpen }: Props) {
  const { t, i18n } = useTranslation('studio');
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <ul className={styles.cases} aria-label={t('library.cases')}>
      {cases.map(({ caseId, at, message, cause, brand, country, page, failure, app, ...one }) => (
        <li key={caseId} className={styles.case}>
          {(cases.length > 1 || chosen.length > 0) && (
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(caseId)}
                aria-label={t('library.choose', { caseId })}
                onChange={({ target }) => onChoose(caseId, target.checked)}
              />
            </label>
          )}
          <div>
            <p className={styles.said}>
              <CaseWords message={message} cause={cause} />
            </p>
            <p className={styles.about}>
              {[
                time.format(at),
                `${brand} ${country}`,
                page,
                app,
                t('records', { count: one.records }),
              ].join(' · ')}
            </p>
            {failure !== '' && <p className={styles.failure}>{failure}</p>}
          </div>
          <button type="button" onClick={() => onOpen(caseId)}>
            {caseId}
          </button>
        </li>
      ))}
    </ul>
  );
}
