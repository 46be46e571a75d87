import { useUnit } from 'effector-react';
import { type Money, formatMoney } from '../../../commerce/money.ts';
import { dueKeyOf } from '../../../commerce/order-money.ts';
import type { PaymentCode } from '../../../commerce/payment-methods.ts';
import { $store } from '../../../store-config/model.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $giftCards } from '../gift-cards/gift-cards-model.ts';
import styles from './PayBar.module.css';
import type { Payable } from '../payment.ts';

type Props = {
  payable: Payable;
  method: PaymentCode | undefined;
};

/** Fee, amounts paid by gift cards, and the amount left to pay. */
export function PayParts({ payable, method }: Props) {
  const { t } = useTranslation('checkout');
  const { cards, store } = useUnit({ cards: $giftCards, store: $store });
  const paying = cards.list.flatMap(({ name, lastDigits }, at) => {
    const share = payable.shares[at] ?? 0;
    return share > 0 ? [{ name, lastDigits, share }] : [];
  });
  const shown = (amount: Money) => formatMoney(amount, store);
  const isPlain = payable.fee === 0 && paying.length === 0;
  return (
    <dl className={styles.parts}>
      {!isPlain && (
        <div className={styles.part}>
          <dt>{t('pay.part.order')}</dt>
          <dd>{shown(payable.total - payable.fee)}</dd>
        </div>
      )}
      {payable.fee > 0 && (
        <div className={styles.part}>
          <dt>{t('pay.part.fee')}</dt>
          <dd>{shown(payable.fee)}</dd>
        </div>
      )}
      {paying.map(({ name, lastDigits, share }) => (
        <div key={name} className={styles.part}>
          <dt>{t('pay.gift.card', { digits: lastDigits })}</dt>
          <dd>{shown(-share)}</dd>
        </div>
      ))}
      <div className={styles.part} data-rest>
        <dt>{t(dueKeyOf(method))}</dt>
        <dd>{shown(payable.rest)}</dd>
      </div>
    </dl>
  );
}
