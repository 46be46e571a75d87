import { useUnit } from 'effector-react';
import { moneyKeysOf } from '../../commerce/order-money.ts';
import { paymentCodeOf } from '../../commerce/payment-methods.ts';
import { daysText } from '../../delivery-days/delivery-days.ts';
import { $store } from '../../store-config/model.ts';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Order } from '../contract.ts';
import { isOfCards } from '../order.ts';
import styles from './OrderFacts.module.css';
import { isSameAddress } from './postal-lines.ts';
import { PostalLines } from './PostalLines.tsx';

type Props = {
  order: Order;
};

/** Shipping address, delivery, billing address and payment method. */
export function OrderFacts({ order }: Props) {
  const { t } = useTranslation('checkout');
  const formats = useFormats(useUnit($store).countryCode);
  const { arrives, gift } = order;
  const { store, shippingAddress, billingAddress, pickupPoint, shippingMethod, paymentMethod } =
    order;
  const isSame =
    shippingAddress && billingAddress ? isSameAddress(shippingAddress, billingAddress) : false;
  const isMail = isOfCards(order);
  const promised =
    !isMail &&
    arrives &&
    order.status !== 'cancelled' &&
    t(pickupPoint === undefined ? 'orders.promised' : 'orders.promisedCollect', {
      days: daysText(arrives, formats),
    });
  return (
    <dl className={styles.facts}>
      {store !== undefined && (
        <div className={styles.fact}>
          <dt className={styles.label}>{t('orders.shop.fact')}</dt>
          <dd>{store}</dd>
        </div>
      )}
      {shippingAddress && (
        <div className={styles.fact}>
          <dt className={styles.label}>
            {t(pickupPoint === undefined ? 'orders.deliveryAddress' : 'orders.pickup')}
          </dt>
          <dd>
            <PostalLines address={shippingAddress} place={pickupPoint} />
          </dd>
        </div>
      )}
      {billingAddress && (
        <div className={styles.fact}>
          <dt className={styles.label}>{t('orders.billing')}</dt>
          <dd>{isSame ? t('orders.sameAddress') : <PostalLines address={billingAddress} />}</dd>
        </div>
      )}
      {shippingMethod !== undefined && (
        <div className={styles.fact}>
          <dt className={styles.label}>{t('orders.delivery')}</dt>
          <dd>{isMail ? t('delivery.mail') : shippingMethod}</dd>
          {promised && <dd>{promised}</dd>}
        </div>
      )}
      {gift && (
        <div className={styles.fact}>
          <dt className={styles.label}>{t('orders.gift.label')}</dt>
          <dd>{t(gift.isWrapped ? 'orders.gift.wrapped' : 'orders.gift.plain')}</dd>
          <dd>{t('orders.gift.noPrices')}</dd>
          {gift.note !== '' && <dd className={styles.note}>{gift.note}</dd>}
        </div>
      )}
      {paymentMethod !== undefined && (
        <div className={styles.fact}>
          <dt className={styles.label}>{t('orders.payment')}</dt>
          <dd>{t(`orders.method.${paymentCodeOf(paymentMethod) ?? 'other'}`)}</dd>
          {store === undefined && moneyKeysOf(order).map((key) => <dd key={key}>{t(key)}</dd>)}
        </div>
      )}
    </dl>
  );
}
