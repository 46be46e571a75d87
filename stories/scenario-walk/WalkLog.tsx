import { useEffect, useRef } from 'react';
import type { TraceRecord } from '#harness/replay/trace.ts';
import { factsOf, nameOf, payloadOf, timeText, toneOf } from '#harness/studio/records/present.ts';
import styles from './WalkLog.module.css';

/** What the event log holds so far; the newest is in sight. */
export function WalkLog({ records }: { records: readonly TraceRecord[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [records]);
  return (
    <ol ref={list} className={styles.log} aria-label="Event log" tabIndex={0}>
      {records.map((record) => (
        <li key={record.line} className={styles.record} title={JSON.stringify(payloadOf(record))}>
          <span className={styles.kind} data-tone={toneOf(record)}>
            {toneOf(record)}
          </span>
          <span className={styles.name}>{nameOf(record)}</span>
          <span className={styles.time}>{timeText(record.at)}</span>
          {factsOf(record).length > 0 && (
            <span className={styles.facts}>{factsOf(record).join(' · ')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
