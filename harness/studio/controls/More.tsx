import { type ReactNode, useId, useState } from 'react';
import styles from './More.module.css';

/** What is needed less often: beside the rest where there is room, behind a button on a narrow screen. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className={styles.rest} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
