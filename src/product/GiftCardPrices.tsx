import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { formatMoney } from '../kernel/money.ts';
import { $store } from '../store-config/model.ts';
import { SizeGrid } from '../ui/SizeGrid.tsx';
import { $selector, selectGiftCardPrice } from './choice.ts';
import type { Product } from './contract.ts';

/** GFT-02 */
export function GiftCardPrices({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const { store, selector, select } = useUnit({
    store: $store,
    selector: $selector,
    select: selectGiftCardPrice,
  });
  const prices = product.variants.map(({ price }) => price).toSorted((one, other) => one - other);
  const { giftCardPrice, showSizeErrors } = selector;
  return (
    <SizeGrid
      legend={t('product.amount')}
      options={prices.map((price) => ({
        value: String(price),
        label: formatMoney(price, store),
        state: 'available',
      }))}
      value={giftCardPrice === null ? undefined : String(giftCardPrice)}
      onChange={(value) => select({ price: Number(value) })}
      error={showSizeErrors && giftCardPrice === null ? t('product.missing.amount') : undefined}
    />
  );
}
