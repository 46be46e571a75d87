import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { localSizeText } from '../../commerce/local-size.ts';
import { formatMoney } from '../../commerce/money.ts';
import { frontPictureOf } from '../../kernel/picture.ts';
import { $store } from '../../store-config/model.ts';
import { $sizeSystem } from '../../store-config/size-system-model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Picture } from '../../ui/tile/Picture.tsx';
import type { Order } from '../contract.ts';
import styles from './OrderLines.module.css';

type Props = {
  order: Order;
};

/** Items of an order, as ordered. */
export function OrderLines({ order: { items, leftOut, currency } }: Props) {
  const { t } = useTranslation('checkout');
  const {
    store: { locale },
    system,
  } = useUnit({ store: $store, system: $sizeSystem });
  return (
    <>
      <ul className={styles.lines} aria-label={t('orders.lines')}>
        {items.map(({ id, productId, url, name, colour, size, sizeKind, quantity, price }) => (
          <li data-card key={id} className={styles.line}>
            <div className={styles.picture}>
              {productId !== undefined && (
                <Picture
                  pictureId={frontPictureOf(productId)}
                  alt=""
                  sizes="(width < 46.3125em) 5.5rem, 7.5rem"
                />
              )}
            </div>
            <div className={styles.facts}>
              <p className={styles.name}>
                {url === undefined ? (
                  name
                ) : (
                  <Link data-card-link to={url} className={styles.link}>
                    {name}
                  </Link>
                )}
              </p>
              <p className={styles.detail}>
                {[colour, localSizeText(size, sizeKind, system)].filter(Boolean).join(', ')}
              </p>
              <p className={styles.detail}>{t('orders.quantity', { count: quantity })}</p>
            </div>
            <p className={styles.price}>{formatMoney(price, { locale, currencyCode: currency })}</p>
          </li>
        ))}
      </ul>
      {leftOut !== undefined && (
        <p className={styles.detail}>{t('orders.leftOut', { count: leftOut })}</p>
      )}
    </>
  );
}
