import { useEffect, useMemo, useRef } from 'react';
import { readTrace } from '#harness/replay/read-trace.ts';
import { factsOf, nameOf, payloadOf, timeText, toneOf } from '#harness/studio/records/present.ts';
import styles from './WalkLog.module.css';

/** Records of the event log so far. */
export function WalkLog({ text }: { text: string }) {
  const records = useMemo(() => (text === '' ? [] : readTrace(text).records), [text]);
  const list = useRef<HTMLOListElement>(null);
  // The records of the last step are at the end.
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [records]);
  return (
    <ol className={styles.log} aria-label="Technical log" tabIndex={0} ref={list}>
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
