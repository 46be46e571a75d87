import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $content } from '../../content/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { WishlistButtonSlot } from '../../listing/tiles/Tiles.tsx';
import { productContent } from '../../product/page/product-content.ts';
import { ProductPage } from '../../product/page/ProductPage.tsx';
import { $recommended } from '../../product/recommended-model.ts';
import { $viewedBefore } from '../../product/viewed-model.ts';
import { $isStockUnknown } from '../../stock/model.ts';
import { lazyView } from '../../ui/lazy-view.ts';

// The product does not wait for what tiles are made of.
const ProductRow = lazyView(() => import('./ProductRow.tsx'), 'ProductRow');

type Props = {
  plainWishlistButton: WishlistButtonSlot;
  /** On the tiles of the rows. */
  wishlistButton: WishlistButtonSlot;
};

/** The product page with what goes with the product, and what was looked at before it. */
export function ProductRoute({ plainWishlistButton, wishlistButton }: Props) {
  const { t } = useTranslation('catalogue');
  const { content, isStockUnknown, recommended, viewed } = useUnit({
    content: $content,
    isStockUnknown: $isStockUnknown,
    recommended: $recommended,
    viewed: $viewedBefore,
  });
  const rows = [
    { title: t('product.recommended'), productIds: recommended },
    { title: t('product.viewed'), productIds: viewed },
  ].filter(({ productIds }) => productIds.length > 0);
  return (
    <ProductPage
      wishlistButton={plainWishlistButton}
      isStockUnknown={isStockUnknown}
      content={productContent(content)}
      rows={
        rows.length > 0 && (
          <Suspense>
            {rows.map((row) => (
              <ProductRow key={row.title} {...row} wishlistButton={wishlistButton} />
            ))}
          </Suspense>
        )
      }
    />
  );
}
