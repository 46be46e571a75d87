import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { FilterBar } from './FilterBar.tsx';
import { filtered } from './filter.ts';
import { RecordRow } from './RecordRow.tsx';
import type { OpenTrace } from '../import-trace.ts';
import { useSize } from '#src/ui/hooks/use-size.ts';
import type { Studio } from '../use-studio.ts';
import styles from './RecordList.module.css';

/** Row height in CSS pixels, same as in the style sheet, and overscan rows at each edge. */
const ROW = 28;
const BEYOND = 12;

/** Virtualized list of records: renders only visible rows. */
export function RecordList({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const list = useRef<HTMLDivElement>(null);
  const [measure, { height }] = useSize();
  const [scrollTop, setScrollTop] = useState(0);
  const { records } = opened.trace;
  const { filter } = studio;
  const left = useMemo(() => filtered(opened.trace, filter), [opened, filter]);
  const count = left?.length ?? records.length;
  const playhead = opened.steps.causeOf(studio.step);
  const { selected = playhead } = studio;

  useEffect(() => {
    const row = left ? left.findLastIndex((index) => index <= (selected ?? 0)) : (selected ?? 0);
    if (list.current && height > 0) keepInSight(list.current, Math.max(0, row));
  }, [selected, height, left]);

  const first = Math.max(0, Math.floor(scrollTop / ROW) - BEYOND);
  const last = Math.min(count, Math.ceil((scrollTop + height) / ROW) + BEYOND);
  return (
    <section className={styles.panel} aria-label={t('list.label')}>
      <FilterBar studio={studio} shown={count} count={records.length} />
      <div className={styles.room} ref={measure}>
        <div
          ref={list}
          className={styles.list}
          role="listbox"
          aria-label={t('list.label')}
          aria-activedescendant={selected === undefined ? undefined : `record-${selected}`}
          tabIndex={0}
          onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
        >
          <div className={styles.all} style={{ blockSize: count * ROW }} role="presentation">
            <div
              role="presentation"
              className={styles.window}
              style={{ transform: `translateY(${first * ROW}px)` }}
            >
              {Array.from({ length: Math.max(0, last - first) }, (_, offset) => {
                const row = first + offset;
                const index = left?.[row] ?? row;
                const record = records[index];
                if (!record) return null;
                return (
                  <RecordRow
                    key={index}
                    index={index}
                    row={row}
                    count={count}
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
