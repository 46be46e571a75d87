import { formatDate } from '../kernel/date-format.ts';
import { type MoneyStyle, formatMoney } from '../commerce/money.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useFormats } from '../ui/i18n/use-formats.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { type BalanceState, spendable } from './gift-card.ts';

type Props = {
  state: BalanceState;
  today: string;
  money: MoneyStyle;
};

/** Balance and expiry of a gift card, or the error. */
export function BalanceAnswer({ state, today, money }: Props) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  if (state.status === 'failed') return <Alert>{t(`giftCard.failed.${state.reason}`)}</Alert>;
  if (state.status !== 'known') return null;
  const { balance, currency, expires } = state.balance;
  const date = expires && formatDate(Date.parse(expires), 'date', formats);
  if (balance > 0 && spendable(state.balance, today) === 0)
    return <Alert severity="warning">{t('giftCard.expired', { date })}</Alert>;
  const amount = formatMoney(balance, { ...money, currencyCode: currency });
  return (
    <Alert severity={balance > 0 ? 'success' : 'info'}>
      {t(date ? 'giftCard.leftUntil' : 'giftCard.left', { amount, date })}
    </Alert>
  );
}
