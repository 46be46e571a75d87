import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { formatMoney } from '../../commerce/money.ts';
import { $shownVariants } from '../../experiments/variants-model.ts';
import { $store } from '../../store-config/model.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { type Delivered, freeDeliveryOf } from '../bag/totals.ts';

type Props = {
  bag: Delivered;
};

/** Progress towards free delivery, or the reason it is lost. */
export function FreeDelivery({ bag }: Props) {
  const { t } = useTranslation('cart');
  const { store, variants } = useUnit({ store: $store, variants: $shownVariants });
  const said = freeDeliveryOf(bag);
  if (!said || variants.free_delivery_test === 'no_progress') return null;
  const { from } = bag;
  const isReached = !('missing' in said);
  return (
    <Progress value={isReached ? from : Math.max(0, bag.value)} max={from}>
      {t(`freeDelivery.${said.status}`, {
        from: formatMoney(from, store),
        amount: isReached ? '' : formatMoney(said.missing, store),
      })}
    </Progress>
  );
}
