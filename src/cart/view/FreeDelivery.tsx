import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { type Money, formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';

type Props = {
  /** What counts towards free delivery. */
  value: Money;
  from: Money;
};

export function FreeDelivery({ value, from }: Props) {
  const { t } = useTranslation('cart');
  const store = useUnit($store);
  return (
    <Progress value={Math.min(value, from)} max={from}>
      {value >= from
        ? t('freeDelivery.reached')
        : t('freeDelivery.missing', { amount: formatMoney(from - value, store) })}
    </Progress>
  );
}
