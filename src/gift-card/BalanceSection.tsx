import { useUnit } from 'effector-react';
import type { MoneyStyle } from '../commerce/money.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Picture } from '../ui/tile/Picture.tsx';
import { $balance, $balanceMinutes, askBalance, balanceForm } from './balance-model.ts';
import { BalanceForm } from './BalanceForm.tsx';
import styles from './BalanceSection.module.css';

type Props = {
  /** Picture that shows number and PIN on a card. */
  pictureId: string;
  /** `YYYY-MM-DD` in the shopper's time zone. */
  today: string;
  money: MoneyStyle;
};

/** API-58: explains number and PIN, and reads the balance. */
export function BalanceSection({ pictureId, today, money }: Props) {
  const { t } = useTranslation('checkout');
  const { balance, minutes, ask } = useUnit({
    balance: $balance,
    minutes: $balanceMinutes,
    ask: askBalance,
  });
  return (
    <section className={styles.section} aria-labelledby="gift-card-balance" id="balance">
      <div className={styles.picture}>
        <Picture
          pictureId={pictureId}
          alt=""
          sizes="(width < 46.3125em) 100vw, 50vw"
          ratio="natural"
        />
      </div>
      <div className={styles.words}>
        <h2 id="gift-card-balance" className={styles.title}>
          {t('giftCards.balance.title')}
        </h2>
        <p className={styles.text}>{t('giftCards.balance.text')}</p>
        <BalanceForm
          form={balanceForm}
          state={balance}
          minutes={minutes}
          today={today}
          money={money}
          onAsk={ask}
        />
      </div>
    </section>
  );
}
