import { useUnit } from 'effector-react';
import { $store } from '../../store-config/model.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import styles from './Letterhead.module.css';

/** Whose document it is: on paper, where the shop's header is missing. */
export function Letterhead() {
  const { storeBrandName, SITE_URL } = useUnit($store);
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <Wordmark name={storeBrandName} />
      <span className={styles.site}>{SITE_URL.replace('https://', '')}</span>
    </div>
  );
}
