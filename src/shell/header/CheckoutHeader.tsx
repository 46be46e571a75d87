import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $bagCount } from '../../cart/bag/bag-model.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import styles from './CheckoutHeader.module.css';
import { HeaderAction } from './HeaderAction.tsx';

/** Header of the checkout, with links only to the home page and the bag. */
export function CheckoutHeader() {
  const { t } = useTranslation('common');
  const { store, count } = useUnit({ store: $store, count: $bagCount });
  const pieces = count ?? 0;
  return (
    <header className={styles.header} tabIndex={-1} data-no-print>
      <Link to="/" className={styles.home}>
        <Wordmark name={store.storeBrandName} />
      </Link>
      <HeaderAction
        icon="bag"
        label={t('header.bag', { count: pieces })}
        count={pieces}
        to="/shopping-bag"
      />
    </header>
  );
}
