import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBrandLayout } from '../ui/brand-layout.ts';
import styles from './HomeRow.module.css';

type Props = {
  title: string;
  action: string;
  to: string;
  children: ReactNode;
};

export function HomeRow({ title, action, to, children }: Props) {
  const id = useId();
  return (
    <section className={styles.row} data-layout={useBrandLayout().tile} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Link className={styles.all} to={to}>
          {action}
        </Link>
      </header>
      {children}
    </section>
  );
}
