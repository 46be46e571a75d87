import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { timeText } from '../records/present.ts';
import type { Measure } from './measures.ts';
import { RecordButton, type Selecting } from './RecordButton.tsx';
import styles from './MeasuredPanel.module.css';

interface Props extends Selecting {
  measures: readonly Measure[];
}

/** Web vitals of the pages, and what delayed them. */
export function MeasureList({ measures, ...selecting }: Props) {
  const { t } = useTranslation('studio');
  if (measures.length === 0) return <p className={styles.none}>{t('measured.none')}</p>;
  return (
    <ol className={styles.list}>
      {measures.map(({ record, at, name, value, rating, target }, index) => (
        <li key={index}>
          <RecordButton {...selecting} record={record}>
            <span className={styles.name} data-rating={rating}>
              {name} {value}
            </span>
            <span className={styles.time}>{timeText(at)}</span>
            <span className={styles.from}>{t(`measured.rating.${rating}`)}</span>
            {target !== '' && <span className={styles.from}>{target}</span>}
          </RecordButton>
        </li>
      ))}
    </ol>
  );
}
