import { useUnit } from 'effector-react';
import { type Money, formatMoney } from '../../../commerce/money.ts';
import { $store } from '../../../store-config/model.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import type { PayingCard } from './gift-cards-model.ts';
import styles from './PayingGiftCards.module.css';

type Props = {
  card: PayingCard;
  /** Amount it pays of this order. */
  share: Money;
  onRemove: () => void;
};

/** Applied gift card with the amount it pays and the balance left. */
export function PayingGiftCard({ card, share, onRemove }: Props) {
  const { t } = useTranslation('checkout');
  const store = useUnit($store);
  const name = t('pay.gift.card', { digits: card.lastDigits });
  return (
    <li className={styles.card}>
      <div>
        <p>{t('pay.gift.pays', { card: name, amount: formatMoney(share, store) })}</p>
        {card.balance > share && (
          <p className={styles.left}>
            {t('pay.gift.stays', { amount: formatMoney(card.balance - share, store) })}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('pay.gift.removeOne', { card: name })}
        onClick={onRemove}
      >
        {t('pay.gift.remove')}
      </Button>
    </li>
  );
}
