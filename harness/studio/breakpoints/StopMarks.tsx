import { useMemo } from 'react';
import type { OpenTrace } from '../import-trace.ts';
import type { FoundStops } from './use-stops.ts';
import styles from './StopMarks.module.css';

/** Hits closer than this fraction of the timeline share a mark. */
const FINEST = 1 / 400;

/** Breakpoint hits on the timeline. Decorative: the panel has the same as text. */
export function StopMarks({ opened, stops }: { opened: OpenTrace; stops: FoundStops }) {
  const { steps } = opened;
  const marks = useMemo(() => {
    const parts = stops.places.map((place) => steps.stepOf(place) / steps.count);
    return [...new Set(parts.map((part) => Math.round(part / FINEST) * FINEST))];
  }, [steps, stops]);
  return (
    <div className={styles.marks} aria-hidden="true">
      {marks.map((part) => (
        <i key={part} className={styles.mark} style={{ insetInlineStart: `${part * 100}%` }} />
      ))}
    </div>
  );
}
