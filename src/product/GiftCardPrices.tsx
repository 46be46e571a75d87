import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { formatMoney } from '../commerce/money.ts';
import { $store } from '../store-config/model.ts';
import { SizeGrid } from '../ui/form/SizeGrid.tsx';
import type { Product } from './contract.ts';
import type { ProductSelector } from './selector.ts';

type Props = {
  product: Product;
  selector: ProductSelector;
  /** Called with an amount in minor units. */
  onChoose: (price: number) => void;
};

/** GFT-02 */
export function GiftCardPrices({ product, selector, onChoose }: Props) {
  const { t } = useTranslation('catalogue');
  const store = useUnit($store);
  const prices = product.variants.map(({ price }) => price).toSorted((one, other) => one - other);
  const { giftCardPrice, showSizeErrors } = selector;
  return (
    <SizeGrid
      isWide
      legend={t('product.amount')}
      options={prices.map((price) => ({
        value: String(price),
        label: formatMoney(price, store),
        state: 'available',
      }))}
      value={giftCardPrice === null ? undefined : String(giftCardPrice)}
      onChange={(value) => onChoose(Number(value))}
      error={showSizeErrors && giftCardPrice === null ? t('product.missing.amount') : undefined}
    />
  );
}
