import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { timeText } from '../records/present.ts';
import type { Decided } from './measures.ts';
import { RecordButton, type Selecting } from './RecordButton.tsx';
import styles from './MeasuredPanel.module.css';

interface Props extends Selecting {
  decisions: readonly Decided[];
}

/** Decided variant of each experiment, with its reason. */
export function DecisionList({ decisions, ...selecting }: Props) {
  const { t } = useTranslation('studio');
  if (decisions.length === 0) return <p className={styles.none}>{t('measured.none')}</p>;
  return (
    <ol className={styles.list}>
      {decisions.map(({ record, at, key, variant, reason, error }, index) => (
        <li key={index}>
          <RecordButton {...selecting} record={record}>
            <span className={styles.name}>
              {key}: {variant}
            </span>
            <span className={styles.time}>{timeText(at)}</span>
            <span className={styles.from}>
              {reason}: {error ?? t(`measured.reason.${reason}`)}
            </span>
          </RecordButton>
        </li>
      ))}
    </ol>
  );
}
