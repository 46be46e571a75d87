import type { ReactNode } from 'react';
import styles from './AccountHead.module.css';

type Props = {
  title: string;
  children?: ReactNode;
};

/** Header of an account page. */
export function AccountHead({ title, children }: Props) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children !== undefined && <div className={styles.intro}>{children}</div>}
    </header>
  );
}
