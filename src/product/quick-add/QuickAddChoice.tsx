import { useUnit } from 'effector-react';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { GiftCardPrices } from '../GiftCardPrices.tsx';
import {
  $quickChoice,
  $quickProduct,
  $quickRecalled,
  retryQuickAdd,
  selectQuickAmount,
  selectQuickSize,
  takeQuickLastSize,
} from './quick-add-model.ts';
import styles from './QuickAddChoice.module.css';
import { SizeAxes } from '../choice/SizeAxes.tsx';

type Props = {
  /** True if the stock call failed; sizes are then shown as available. */
  isStockUnknown: boolean;
};

/** One grid of sizes, two of widths and lengths, or the amounts of a gift card. */
export function QuickAddChoice({ isStockUnknown }: Props) {
  const { t } = useTranslation('catalogue');
  const { state, choice, recalled, take, select, selectAmount, retry } = useUnit({
    state: $quickProduct,
    choice: $quickChoice,
    recalled: $quickRecalled,
    take: takeQuickLastSize,
    select: selectQuickSize,
    selectAmount: selectQuickAmount,
    retry: retryQuickAdd,
  });
  if (state.status === 'failed')
    return state.reason === 'unavailable' ? (
      <Alert actionLabel={t('retry')} onAction={() => retry()}>
        {t('quickAdd.failed')}
      </Alert>
    ) : (
      <Alert>{t('quickAdd.nothing')}</Alert>
    );
  if (!choice)
    return (
      <div className={styles.waiting} role="status">
        <VisuallyHidden>{t('quickAdd.loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton shape="block" />
      </div>
    );
  const { product, selector, axes, chosen } = choice;
  return (
    <div className={styles.choice}>
      <SizeAxes
        product={product}
        axes={axes}
        selector={selector}
        chosen={chosen?.availability}
        onChoose={(axis, value) => select({ axis, value })}
        recalled={recalled}
        onTake={() => take()}
      />
      {product.giftCard && (
        <GiftCardPrices
          product={product}
          selector={selector}
          onChoose={(price) => selectAmount({ price })}
        />
      )}
      {isStockUnknown && <Alert severity="warning">{t('product.stockUnknown')}</Alert>}
    </div>
  );
}
