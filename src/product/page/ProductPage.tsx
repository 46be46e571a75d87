import { useUnit } from 'effector-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { frontPictureOf } from '../../kernel/picture.ts';
import { Breadcrumb } from '../../ui/action/Breadcrumb.tsx';
import { ContentSpots } from './ContentSpots.tsx';
import type { Product } from '../contract.ts';
import { type Frame, framesOf } from './frames.ts';
import { Gallery } from './Gallery.tsx';
import { $productBreadcrumb, $product, $shownProduct } from '../model.ts';
import { type ProductContent, productContent } from './product-content.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductFrame } from './ProductFrame.tsx';
import { ProductFailure } from './ProductFailure.tsx';
import type { KnownProduct } from './ProductHeading.tsx';
import { ProductPanels } from './ProductPanels.tsx';
import { ProductPreview } from './ProductPreview.tsx';

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
  /** True after the preview, whose picture stays until the page's own has loaded. */
  isContinued?: boolean | undefined;
};

const NO_CONTENT = productContent({});

/** The whole product page; the preview until the product has loaded and can be used. */
export function ProductPage({
  wishlistButton,
  isStockUnknown = false,
  content = NO_CONTENT,
  known,
  isUsable = true,
  rows,
  isContinued = false,
}: Props) {
  const { t } = useTranslation('catalogue');
  const { state, product, breadcrumb } = useUnit({
    state: $product,
    product: $shownProduct,
    breadcrumb: $productBreadcrumb,
  });
  const frames = useMemo(() => (product ? framesOfProduct(product) : []), [product]);
  const wishlist = useMemo(
    () => product && wishlistButton?.({ productId: product.id, name: product.name }),
    [product, wishlistButton],
  );
  if (state.status === 'idle') return null;
  if (state.status === 'failed')
    return <ProductFailure reason={state.reason} categoryUrl={state.categoryUrl} />;
  if (!product || !isUsable)
    return (
      <ProductPreview
        productId={state.productId}
        known={product ?? known}
        ground={product?.ground}
      />
    );
  const { name, ground } = product;
  return (
    <>
      <ProductFrame
        isLoading={state.status === 'loading'}
        breadcrumb={
          <Breadcrumb
            label={t('breadcrumb')}
            steps={breadcrumb.map(({ label, url }) => ({ label, to: url }))}
          />
        }
        pictures={
          <Gallery
            name={name}
            frames={frames}
            ground={ground}
            video={product.video}
            isContinued={isContinued}
          />
        }
        facts={
          <ProductFacts
            product={product}
            isStockUnknown={isStockUnknown}
            wishlist={wishlist}
            content={content}
          />
        }
      >
        <ContentSpots spots={content.shippingBanner} look="banner" />
        {rows}
      </ProductFrame>
      <ProductPanels name={name} frames={frames} ground={ground} />
    </>
  );
}

function framesOfProduct({ id, pictures, productGroup }: Product): Frame[] {
  return framesOf(pictures.length > 0 ? pictures : [frontPictureOf(id)], productGroup);
}
