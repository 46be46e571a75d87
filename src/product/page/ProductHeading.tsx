import { useUnit } from 'effector-react';
import { $isExclusiveUnlocked } from '../../campaign/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { formatMoney } from '../../commerce/money.ts';
import { taxOf } from '../../commerce/tax.ts';
import { isTaxedAtBorder, limitsOf } from '../../store-config/limits.ts';
import { $store } from '../../store-config/model.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Price } from '../../ui/tile/Price.tsx';
import type { Product, Variant } from '../contract.ts';
import styles from './ProductHeading.module.css';

type Offer = Pick<Variant, 'price' | 'was'>;
type Headed = Pick<Product, 'name' | 'label' | 'exclusive' | 'giftCard' | 'promotion'>;

/** Part of a product known before it has loaded. */
export type KnownProduct = Headed & Offer;

type Props = {
  product: Headed;
  /** Source of the price: the chosen variant, or the product. */
  offer: Offer;
  /** Lowest price of the last 30 days before the reduction, in cents, once known. */
  prior?: number | null | undefined;
};

export function ProductHeading({ product, offer, prior = null }: Props) {
  const { t } = useTranslation('catalogue');
  const { store, isUnlocked } = useUnit({
    store: $store,
    isUnlocked: $isExclusiveUnlocked,
  });
  const tax = taxOf(offer.price, store.storeVat); // CUR-03
  return (
    <header className={styles.heading} data-layout={useBrandLayout().facts}>
      {(product.label !== '' || product.exclusive) && (
        <p className={styles.badges}>
          {product.exclusive && (
            <Badge tone="strong">{t(isUnlocked ? 'badge.exclusive' : 'badge.locked')}</Badge>
          )}
          {product.label !== '' && <Badge>{product.label}</Badge>}
        </p>
      )}
      <h1 className={styles.name}>{product.name}</h1>
      <div className={styles.price}>
        <Price
          size="large"
          price={formatMoney(offer.price, store)}
          wasPrice={offer.was === undefined ? undefined : formatMoney(offer.was, store)}
          nowLabel={t('price.now')}
          wasLabel={t('price.was')}
        />
      </div>
      {offer.was !== undefined && (
        <p className={styles.prior}>
          {prior !== null && t('price.prior', { price: formatMoney(prior, store) })}
        </p>
      )}
      {!product.giftCard &&
        !isTaxedAtBorder({ total: offer.price, giftCards: 0 }, limitsOf(store)) && (
          <p className={styles.small}>{t('price.includesTax', { tax: formatMoney(tax, store) })}</p>
        )}
      {product.promotion !== '' && <p className={styles.promotion}>{product.promotion}</p>}
    </header>
  );
}
