import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { frontPictureOf } from '../../kernel/picture.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { usePainted } from '../../ui/hooks/use-painted.ts';
import { Breadcrumb } from '../../ui/action/Breadcrumb.tsx';
import { ContentSpots } from './ContentSpots.tsx';
import { awaitedFrames, framesOf } from './frames.ts';
import { Gallery } from './Gallery.tsx';
import { $productBreadcrumb, $product, $shownProduct } from '../model.ts';
import { type ProductContent, productContent } from './product-content.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductFailure } from './ProductFailure.tsx';
import type { KnownProduct } from './ProductHeading.tsx';
import { ProductPanels } from './ProductPanels.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import styles from './ProductPage.module.css';

type Props = {
  wishlistButton?: ((product: { productId: string; name: string }) => ReactNode) | undefined;
  /** True if the stock call failed; sizes are then shown as available. */
  isStockUnknown?: boolean | undefined;
  content?: ProductContent | undefined;
  /** Data from the pressed tile, shown until the product has loaded. */
  known?: KnownProduct | undefined;
  /** False while presses would have no effect: sizes and buttons are not shown yet. */
  isUsable?: boolean | undefined;
  /** Rows of other products below this one. */
  rows?: ReactNode | undefined;
};

const NO_CONTENT = productContent({});

/** Shows picture, name and price at once after a press on a tile, and the rest once loaded. */
export function ProductPage({
  wishlistButton,
  isStockUnknown = false,
  content = NO_CONTENT,
  known,
  isUsable = true,
  rows,
}: Props) {
  const { t } = useTranslation('catalogue');
  const { gallery, facts } = useBrandLayout();
  const {
    state,
    product: arrived,
    breadcrumb,
  } = useUnit({
    state: $product,
    product: $shownProduct,
    breadcrumb: $productBreadcrumb,
  });
  const isPainted = usePainted();
  if (state.status === 'idle') return null;
  if (state.status === 'failed')
    return <ProductFailure reason={state.reason} categoryUrl={state.categoryUrl} />;
  const product = isPainted && isUsable ? arrived : null;
  const name = (arrived ?? known)?.name ?? '';
  const front = frontPictureOf(state.productId);
  const frames = product
    ? framesOf(product.pictures.length > 0 ? product.pictures : [front], product.productGroup)
    : awaitedFrames(front);
  return (
    <div
      className={styles.page}
      data-gallery={gallery}
      data-facts={facts}
      aria-busy={state.status === 'loading'}
    >
      <div className={styles.way}>
        <Breadcrumb
          label={t('breadcrumb')}
          steps={breadcrumb.map(({ label, url }) => ({ label, to: url }))}
        />
      </div>
      <div className={styles.pictures}>
        <Gallery name={name} frames={frames} ground={arrived?.ground} video={product?.video} />
      </div>
      <div className={styles.facts}>
        <div className={styles.kept}>
          {product ? (
            <ProductFacts
              product={product}
              isStockUnknown={isStockUnknown}
              wishlist={wishlistButton?.({ productId: product.id, name: product.name })}
              content={content}
            />
          ) : (
            <ProductSkeleton known={arrived ?? known} />
          )}
        </div>
      </div>
      {isPainted && (
        <>
          <div className={styles.after} data-no-print>
            <ContentSpots spots={content.shippingBanner} look="banner" />
            {rows}
          </div>
          <ProductPanels name={name} frames={frames} ground={product?.ground} />
        </>
      )}
    </div>
  );
}
