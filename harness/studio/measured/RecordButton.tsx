import type { ReactNode } from 'react';
import styles from './MeasuredPanel.module.css';

/** Selects a record, and the selected one. */
export interface Selecting {
  select(record: number): void;
  selected: number | undefined;
}

interface Props extends Selecting {
  record: number;
  children: ReactNode;
}

export function RecordButton({ record, select, selected, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-current={record === selected ? 'true' : undefined}
      onClick={() => select(record)}
    >
      {children}
    </button>
  );
}
