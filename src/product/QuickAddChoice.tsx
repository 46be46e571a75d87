import { useUnit } from 'effector-react';
import { formatMoney } from '../kernel/money.ts';
import { $store } from '../store-config/model.ts';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { SizeGrid } from '../ui/SizeGrid.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import {
  $quickChoice,
  $quickProduct,
  retryQuickAdd,
  selectQuickAmount,
  selectQuickSize,
} from './quick-add-model.ts';
import styles from './QuickAddChoice.module.css';
import { noteOf, stateOf } from './size-notes.ts';

type Props = {
  /** Nobody could say what is in stock; the sizes are shown as if they were. */
  isStockUnknown: boolean;
};

/** One grid of sizes, two of widths and lengths, or the amounts of a gift card. */
export function QuickAddChoice({ isStockUnknown }: Props) {
  const { t } = useTranslation('catalogue');
  const { store, state, choice, select, selectAmount, retry } = useUnit({
    store: $store,
    state: $quickProduct,
    choice: $quickChoice,
    select: selectQuickSize,
    selectAmount: selectQuickAmount,
    retry: retryQuickAdd,
  });
  if (state.status === 'failed')
    return state.reason === 'unavailable' ? (
      <ErrorNotice actionLabel={t('retry')} onAction={() => retry()}>
        {t('quickAdd.failed')}
      </ErrorNotice>
    ) : (
      <ErrorNotice>{t('quickAdd.nothing')}</ErrorNotice>
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
  const note = chosen ? noteOf(chosen.availability, t) : undefined;
  return (
    <div className={styles.choice}>
      {axes.map(({ axis, displayName, choices, chosen: value }, index) => (
        <SizeGrid
          key={axis}
          legend={displayName}
          options={choices.map(({ value: label, availability }) => ({
            value: label,
            label,
            state: stateOf(availability),
            note: noteOf(availability, t),
          }))}
          value={value ?? undefined}
          onChange={(picked) => select({ axis, value: picked })}
          error={
            selector.showSizeErrors && value === null ? t(`product.missing.${axis}`) : undefined
          }
          hint={index === axes.length - 1 ? note : undefined}
        />
      ))}
      {product.giftCard && (
        <SizeGrid
          legend={t('product.amount')}
          options={product.variants
            .map(({ price }) => price)
            .toSorted((one, other) => one - other)
            .map((price) => ({
              value: String(price),
              label: formatMoney(price, store),
              state: 'available',
            }))}
          value={selector.giftCardPrice === null ? undefined : String(selector.giftCardPrice)}
          onChange={(price) => selectAmount({ price: Number(price) })}
          error={
            selector.showSizeErrors && selector.giftCardPrice === null
              ? t('product.missing.amount')
              : undefined
          }
        />
      )}
      {isStockUnknown && <ErrorNotice severity="warning">{t('product.stockUnknown')}</ErrorNotice>}
    </div>
  );
}
