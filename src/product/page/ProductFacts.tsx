import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, memo, useRef } from 'react';
import { $isExclusiveUnlocked } from '../../campaign/model.ts';
import { ArrivalNote } from '../../delivery-days/ArrivalNote.tsx';
import { $shownVariants } from '../../experiments/variants-model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { lazyView } from '../../ui/lazy-view.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { WithoutScript } from '../../ui/WithoutScript.tsx';
import { Swatches } from '../../ui/form/Swatches.tsx';
import { AddToBag } from '../choice/AddToBag.tsx';
import { $chosen, $selector, selectColour, selectGiftCardPrice } from '../choice/choice-model.ts';
import type { Product } from '../contract.ts';
import { ContentSpots } from './ContentSpots.tsx';
import { GiftCardPrices } from '../GiftCardPrices.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { type ProductContent, spotsOf } from './product-content.ts';
import styles from './ProductFacts.module.css';
import { ProductHeading } from './ProductHeading.tsx';
import { shareProduct } from './share-model.ts';
import { $priorPrice } from '../prior-price-model.ts';
import { SizeChoice } from '../choice/SizeChoice.tsx';

const ExclusiveLock = lazyView(() => import('./ExclusiveLock.tsx'), 'ExclusiveLock', 'part', [
  'campaign',
]);

type Props = {
  product: Product;
  isStockUnknown: boolean;
  wishlist: ReactNode;
  content: ProductContent;
};

export const ProductFacts = memo(function ProductFacts({
  product,
  isStockUnknown,
  wishlist,
  content,
}: Props) {
  const { t } = useTranslation('catalogue');
  const sizes = useRef<HTMLDivElement>(null);
  const { variants, store, chosen, prior, selector, isUnlocked, choose, chooseAmount } = useUnit({
    prior: $priorPrice,
    variants: $shownVariants,
    store: $store,
    chosen: $chosen,
    selector: $selector,
    isUnlocked: $isExclusiveUnlocked,
    choose: selectColour,
    chooseAmount: selectGiftCardPrice,
  });
  // PRD-09: text from the content service replaces the shop's own.
  const isSaidByContent = content.shippingAndReturns.length > 0;
  const { price } = chosen?.variant ?? product;
  const points = <ContentSpots spots={spotsOf(content.addToBag, product)} look="note" />;
  const isPointsFirst = variants.product_points_test === 'points_first';

  function showSizes() {
    sizes.current?.querySelector('input')?.focus();
  }

  return (
    <div className={styles.facts} data-layout={useBrandLayout().facts}>
      <ProductHeading product={product} offer={chosen?.variant ?? product} prior={prior} />
      {product.colours.length > 1 && (
        <div className={styles.colours}>
          <WithoutScript place="colours" />
          <Swatches
            legend={t('product.colour')}
            showLegend
            options={product.colours.map(({ id, colour, swatch }) => ({
              value: id,
              label: colour,
              colour: swatch ?? 'var(--ground-sunk)',
            }))}
            value={selector.productId ?? product.id}
            onChange={(productId) => choose({ productId })}
          />
        </div>
      )}
      <div ref={sizes} className={styles.sizes}>
        {product.giftCard ? (
          <GiftCardPrices
            product={product}
            selector={selector}
            onChoose={(amount) => chooseAmount({ price: amount })}
          />
        ) : (
          <SizeChoice />
        )}
        {isStockUnknown && <Alert severity="warning">{t('product.stockUnknown')}</Alert>}
      </div>
      <div className={styles.actions}>
        {isPointsFirst && points}
        {product.exclusive && !isUnlocked ? (
          <Suspense>
            <ExclusiveLock wishlist={wishlist} />
          </Suspense>
        ) : (
          <AddToBag
            name={product.name}
            price={formatMoney(price, store)}
            wishlist={wishlist}
            arrival={
              product.giftCard ? undefined : (
                <ArrivalNote general={isSaidByContent ? undefined : t('product.delivery.times')} />
              )
            }
            onSizeMissing={showSizes}
          />
        )}
        {!isPointsFirst && points}
        <ShareButton />
      </div>
      <ProductDetails product={product} shippingAndReturns={content.shippingAndReturns} />
    </div>
  );
});

/** Uses the device's share dialog, or copies the address. */
function ShareButton() {
  const { t } = useTranslation('catalogue');
  const share = useUnit(shareProduct);
  return (
    <button type="button" className={styles.share} data-no-print onClick={() => share()}>
      {t('product.share.action')}
    </button>
  );
}
