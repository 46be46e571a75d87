import { useMemo } from 'react';
import type { OpenTrace } from '../import-trace.ts';
import { measuresOf } from './measures.ts';
import styles from './MeasureMarks.module.css';

/** Measurements on the timeline. Decorative: the list of measures has the same as text. */
export function MeasureMarks({ opened }: { opened: OpenTrace }) {
  const { trace, steps } = opened;
  const measures = useMemo(() => measuresOf(trace), [trace]);
  return (
    <div className={styles.marks} aria-hidden="true">
      {measures.map(({ record, name, value, rating }, index) => (
        <i
          key={index}
          className={styles.mark}
          data-rating={rating}
          title={`${name} ${value}`}
          style={{ insetInlineStart: `${(steps.stepOf(record) / steps.count) * 100}%` }}
        />
      ))}
    </div>
  );
}
