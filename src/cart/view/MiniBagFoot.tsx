import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { formatMoney } from '../../commerce/money.ts';
import { isTaxedAtBorder } from '../../store-config/limits.ts';
import { $limits } from '../../store-config/limits-model.ts';
import { $store } from '../../store-config/model.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import type { MiniBagContents } from '../bag/contract.ts';
import styles from './MiniBagFoot.module.css';
import { closeMiniBag } from '../bag/mini-bag-model.ts';
import { smallTotalsOf } from '../bag/totals.ts';

type Props = {
  bag: MiniBagContents;
};

export function MiniBagFoot({ bag }: Props) {
  const { t } = useTranslation('cart');
  const { store, limits, close } = useUnit({
    store: $store,
    limits: $limits,
    close: closeMiniBag,
  });
  const { subtotal, orderDiscount } = smallTotalsOf(bag);
  const threshold = limits.customTaxOrderTotalThreshold; // CFG-14
  return (
    <div className={styles.foot}>
      {orderDiscount < 0 && (
        <p className={styles.saving}>
          <span>{t('total.orderDiscount')}</span>
          <span className={styles.amount}>{formatMoney(orderDiscount, store)}</span>
        </p>
      )}
      <p className={styles.total} role="status">
        <span>{t('total.subtotal')}</span>
        <strong className={styles.amount}>{formatMoney(subtotal, store)}</strong>
      </p>
      <p className={styles.note}>
        {threshold !== null &&
        isTaxedAtBorder({ total: subtotal, giftCards: bag.giftCards }, limits)
          ? t('total.customs', { threshold: formatMoney(threshold, store) })
          : t('total.deliveryLater')}
      </p>
      <LinkButton to="/checkout/login" wide onClick={() => close()}>
        {t('bag.checkout')}
      </LinkButton>
      <LinkButton to="/shopping-bag" variant="secondary" wide onClick={() => close()}>
        {t('bag.view')}
      </LinkButton>
    </div>
  );
}
