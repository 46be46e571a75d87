import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { RecordRow } from './RecordRow.tsx';
import type { OpenTrace } from '../import-trace.ts';
import { useSize } from '#src/ui/use-size.ts';
import type { Studio } from '../use-studio.ts';
import styles from './RecordList.module.css';

/** Height of a row in CSS pixels, as in the style sheet, and rows drawn beyond each edge. */
const ROW = 28;
const BEYOND = 12;

/** All records. Only the rows in sight exist, so that long sessions scroll as short ones do. */
export function RecordList({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const list = useRef<HTMLDivElement>(null);
  const [measure, { height }] = useSize();
  const [scrollTop, setScrollTop] = useState(0);
  const { records } = opened.trace;
  const playhead = opened.steps.causeOf(studio.step);
  const { selected = playhead } = studio;

  useEffect(() => {
    if (list.current && height > 0) keepInSight(list.current, selected ?? 0);
  }, [selected, height]);

  const first = Math.max(0, Math.floor(scrollTop / ROW) - BEYOND);
  const last = Math.min(records.length, Math.ceil((scrollTop + height) / ROW) + BEYOND);
  return (
    <section className={styles.panel} aria-label={t('list.label')} ref={measure}>
      <div
        ref={list}
        className={styles.list}
        role="listbox"
        aria-label={t('list.label')}
        aria-activedescendant={selected === undefined ? undefined : `record-${selected}`}
        tabIndex={0}
        onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
      >
        <div className={styles.all} style={{ blockSize: records.length * ROW }} role="presentation">
          <div
            role="presentation"
            className={styles.window}
            style={{ transform: `translateY(${first * ROW}px)` }}
          >
            {records.slice(first, last).map((record, offset) => {
              const index = first + offset;
              return (
                <RecordRow
                  key={index}
                  index={index}
                  count={records.length}
                  record={record}
                  isSelected={index === selected}
                  isPlayhead={index === playhead}
                  isApplied={playhead !== undefined && opened.steps.stepOf(index) <= studio.step}
                  onSelect={studio.select}
                />
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

function keepInSight(list: HTMLElement, index: number): void {
  const top = index * ROW;
  const { scrollTop, clientHeight } = list;
  const margin = Math.min(3 * ROW, clientHeight / 4);
  if (top < scrollTop + margin) list.scrollTop = top - margin;
  else if (top + ROW > scrollTop + clientHeight - margin)
    list.scrollTop = top + ROW - clientHeight + margin;
}
