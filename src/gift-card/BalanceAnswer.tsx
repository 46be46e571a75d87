import { formatDate } from '../kernel/dates.ts';
import { type MoneyStyle, formatMoney } from '../commerce/money.ts';
import { ErrorNotice } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { type BalanceState, spendable } from './gift-card.ts';

type Props = {
  state: BalanceState;
  today: string;
  money: MoneyStyle;
};

/** What is left on the card, until when, or why nobody knows. */
export function BalanceAnswer({ state, today, money }: Props) {
  const { t, i18n } = useTranslation('checkout');
  if (state.status === 'failed')
    return <ErrorNotice>{t(`giftCard.failed.${state.reason}`)}</ErrorNotice>;
  if (state.status !== 'known') return null;
  const { balance, currency, expires } = state.balance;
  const date = expires && formatDate(expires, i18n.language === 'en' ? 'en-GB' : i18n.language);
  if (balance > 0 && spendable(state.balance, today) === 0)
    return <ErrorNotice severity="warning">{t('giftCard.expired', { date })}</ErrorNotice>;
  const amount = formatMoney(balance, { ...money, currencyCode: currency });
  return (
    <ErrorNotice severity={balance > 0 ? 'success' : 'info'}>
      {t(date ? 'giftCard.leftUntil' : 'giftCard.left', { amount, date })}
    </ErrorNotice>
  );
}
