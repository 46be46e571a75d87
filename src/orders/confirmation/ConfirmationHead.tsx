import { useUnit } from 'effector-react';
import { $isRegistered } from '../../session/model.ts';
import { moneyKeysOf } from '../../commerce/order-money.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import styles from './ConfirmationHead.module.css';
import type { Order } from '../contract.ts';
import { useDates } from '../use-dates.ts';
import { orderStatusOf } from '../order.ts';
import { PrintButton } from '../document/OrderActions.tsx';

type Props = {
  order: Order;
  /** Email address for the order's messages, if the order has none. */
  email?: string | undefined;
};

/** Heading of the confirmation: placed, awaiting payment or cancelled (PAY-01). */
export function ConfirmationHead({ order, email = order.email }: Props) {
  const { t } = useTranslation('checkout');
  const { dayOf } = useDates();
  const isRegistered = useUnit($isRegistered);
  const { orderId, placed } = order;
  const follow = isRegistered ? '/myaccount/orderdetails' : '/services/view-order';
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title()}</h1>
      {text()}
      <p className={styles.facts}>
        <span className={styles.fact}>
          <span className={styles.label}>{t('confirmation.number')}</span>{' '}
          <span className={styles.number}>{orderId}</span>
        </span>
        <span className={styles.label}>{t('orders.placed', { date: dayOf(placed) })}</span>
      </p>
      <div className={styles.actions} data-no-print>
        <LinkButton to="/new">{t('confirmation.continue')}</LinkButton>
        <LinkButton to={`${follow}?orderId=${orderId}`} variant="secondary">
          {t('confirmation.follow')}
        </LinkButton>
        <PrintButton />
      </div>
    </header>
  );

  function title(): string {
    const status = orderStatusOf(order);
    if (status === 'pending' || status === 'cancelled') return t(`confirmation.${status}.title`);
    const name = order.shippingAddress?.firstName ?? '';
    return name === '' ? t('confirmation.thanks') : t('confirmation.thanksTo', { name });
  }

  function text() {
    const status = orderStatusOf(order);
    if (status === 'pending')
      return <Alert severity="warning">{t('confirmation.pending.text')}</Alert>;
    return (
      <p className={styles.text}>
        {status === 'cancelled'
          ? t('orders.cancel.help')
          : email === undefined
            ? t('confirmation.text')
            : t('confirmation.textTo', { email })}{' '}
        {moneyKeysOf(order)
          .map((key) => t(key))
          .join(' ')}
      </p>
    );
  }
}
