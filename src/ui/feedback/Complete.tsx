import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Complete.module.css';

type Props = {
  isShown: boolean;
  children: ReactNode;
};

/**
 * Note below a form whose fields are all valid. Reserves its line, to avoid a layout shift during a
 * press.
 */
export function Complete({ isShown, children }: Props) {
  return (
    <p className={styles.complete}>
      {isShown && (
        <>
          <Icon name="check" />
          {children}
        </>
      )}
    </p>
  );
}
