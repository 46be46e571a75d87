import { type ReactNode, useId, useState } from 'react';
import styles from './More.module.css';

/** Secondary controls: inline on wide screens, behind a button on narrow ones. */
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
