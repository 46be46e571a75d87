import { useStoreMap, useUnit } from 'effector-react';
import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { $content } from '../../../content/model.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import type { WishlistButtonSlot } from '../../../listing/tiles/Tiles.tsx';
import { productContent } from '../../../product/page/product-content.ts';
import type { KnownProduct } from '../../../product/page/ProductHeading.tsx';
import { ProductPage } from '../../../product/page/ProductPage.tsx';
import { $features } from '../../../ports/features.ts';
import { $recommended } from '../../../product/recommendations-model.ts';
import { $viewedBefore } from '../../../product/viewed-model.ts';
import { $isStockUnknown } from '../../../stock/model.ts';
import { useNear } from '../../../ui/hooks/use-near.ts';
import { useBrandLayout } from '../../../ui/brand-layout.ts';
import { lazyView } from '../../../ui/lazy-view.ts';
import styles from './ProductWhole.module.css';

// Lazy, so that the product does not wait for the code of tiles.
const ProductRow = lazyView(() => import('./ProductRow.tsx'), 'ProductRow');

type Props = {
  plainWishlistButton: WishlistButtonSlot;
  /** For the tiles of the rows. */
  wishlistButton: WishlistButtonSlot;
  known: KnownProduct | undefined;
  /** True after the preview. */
  isContinued: boolean;
};

/** Product page with recommended and recently viewed products. */
export function ProductWhole({ plainWishlistButton, wishlistButton, known, isContinued }: Props) {
  const { content, isStockUnknown } = useUnit({
    content: $content,
    isStockUnknown: $isStockUnknown,
  });
  const isUsable = useStoreMap($features, ({ product }) => product === 'here');
  return (
    <ProductPage
      wishlistButton={plainWishlistButton}
      isUsable={isUsable}
      isStockUnknown={isStockUnknown}
      content={useMemo(() => productContent(content), [content])}
      known={known}
      isContinued={isContinued}
      rows={<ProductRows wishlistButton={wishlistButton} />}
    />
  );
}

function ProductRows({ wishlistButton }: Pick<Props, 'wishlistButton'>) {
  const { t } = useTranslation('catalogue');
  const { recommended, viewed } = useUnit({ recommended: $recommended, viewed: $viewedBefore });
  const rows = [
    { title: t('product.recommended'), productIds: recommended },
    { title: t('product.viewed'), productIds: viewed },
  ].filter(({ productIds }) => productIds.length > 0);
  if (rows.length === 0) return null;
  return (
    <NearRows>
      {rows.map((row) => (
        <ProductRow key={row.title} {...row} wishlistButton={wishlistButton} />
      ))}
    </NearRows>
  );
}

/** Place below the product; its rows and their pictures load when scrolled near. */
function NearRows({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const room = <div className={styles.room} data-layout={useBrandLayout().tile} />;
  return (
    <div ref={place}>
      <Suspense fallback={room}>{isNear ? children : room}</Suspense>
    </div>
  );
}
