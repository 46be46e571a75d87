import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './AccountSection.module.css';

type Props = {
  title: string;
  /** Button or link beside the title. */
  action?: ReactNode;
  /** True while its form is open. Moves the focus into the form, and back to the action. */
  isOpen?: boolean;
  children: ReactNode;
};

const FIRST_FIELD =
  'form :is(input:not([hidden], [type="hidden"]), select, [role="combobox"]), form button';

/** Section of an account page, with a title. */
export function AccountSection({ title, action, isOpen = false, children }: Props) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const before = useRef(isOpen);

  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    place.current?.querySelector<HTMLElement>(isOpen ? FIRST_FIELD : '[data-opens]')?.focus();
  }, [isOpen]);

  return (
    <section ref={place} className={styles.block} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
