import { memo } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { TraceRecord } from '#harness/replay/trace.ts';
import { factsOf, nameOf, timeText, toneOf } from './present.ts';
import styles from './RecordList.module.css';

interface Props {
  index: number;
  /** Index among the listed records. */
  row: number;
  count: number;
  record: TraceRecord;
  isSelected: boolean;
  isPlayhead: boolean;
  isApplied: boolean;
  onSelect: (index: number) => void;
}

export const RecordRow = memo(function RecordRow(props: Props) {
  const { index, row, count, record, isSelected, isPlayhead, isApplied, onSelect } = props;
  const { t } = useTranslation('studio');
  const facts = factsOf(record);
  const tone = toneOf(record);
  return (
    // The list has the focus and handles keys; rows handle clicks only.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={`record-${index}`}
      className={styles.row}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={row + 1}
      data-tone={tone}
      data-applied={isApplied}
      data-playhead={isPlayhead}
      onClick={() => onSelect(index)}
    >
      <span className={styles.line}>{record.line}</span>
      <span className={styles.kind}>{t(`kind.${tone}`)}</span>
      <span className={styles.name} title={nameOf(record)}>
        {nameOf(record)}
      </span>
      {facts.length > 0 && (
        <span className={styles.facts} title={facts.join('\n')}>
          {t('facts.count', { count: facts.length })}
        </span>
      )}
      <span className={styles.time}>{timeText(record.at)}</span>
    </div>
  );
});
