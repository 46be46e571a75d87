import { useStoreMap, useUnit } from 'effector-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { $content } from '../../content/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Tile } from '../../listing/contract.ts';
import type { WishlistButtonSlot } from '../../listing/tiles/Tiles.tsx';
import { productContent } from '../../product/page/product-content.ts';
import type { KnownProduct } from '../../product/page/ProductHeading.tsx';
import { ProductPage } from '../../product/page/ProductPage.tsx';
import { $features } from '../../ports/features.ts';
import { $recommended } from '../../product/recommendations-model.ts';
import { $viewedBefore } from '../../product/viewed-model.ts';
import { $isStockUnknown } from '../../stock/model.ts';
import { useNear } from '../../ui/hooks/use-near.ts';
import { lazyView } from '../../ui/lazy-view.ts';
import { $pressedTile } from '../pressed-tile-model.ts';
import styles from './ProductRoute.module.css';

// Lazy, so that the product does not wait for the code of tiles.
const ProductRow = lazyView(() => import('./ProductRow.tsx'), 'ProductRow');

type Props = {
  plainWishlistButton: WishlistButtonSlot;
  /** For the tiles of the rows. */
  wishlistButton: WishlistButtonSlot;
};

/** Product page with recommended and recently viewed products. */
export function ProductRoute({ plainWishlistButton, wishlistButton }: Props) {
  const { t } = useTranslation('catalogue');
  const { tile, content, isStockUnknown, recommended, viewed } = useUnit({
    tile: $pressedTile,
    content: $content,
    isStockUnknown: $isStockUnknown,
    recommended: $recommended,
    viewed: $viewedBefore,
  });
  const isUsable = useStoreMap($features, ({ product }) => product === 'here');
  const rows = [
    { title: t('product.recommended'), productIds: recommended },
    { title: t('product.viewed'), productIds: viewed },
  ].filter(({ productIds }) => productIds.length > 0);
  return (
    <ProductPage
      wishlistButton={plainWishlistButton}
      isUsable={isUsable}
      isStockUnknown={isStockUnknown}
      content={productContent(content)}
      known={tile ? knownBy(tile) : undefined}
      rows={
        rows.length > 0 && (
          <NearRows>
            {rows.map((row) => (
              <ProductRow key={row.title} {...row} wishlistButton={wishlistButton} />
            ))}
          </NearRows>
        )
      }
    />
  );
}

/** Place below the product; its rows and their pictures load when scrolled near. */
function NearRows({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={styles.rows} data-empty={!isNear || undefined}>
      <Suspense>{isNear && children}</Suspense>
    </div>
  );
}

function knownBy({ name, label = '', exclusive = false, price, was }: Tile): KnownProduct {
  const told = was === undefined ? { price } : { price, was };
  return { name, label, exclusive, giftCard: false, promotion: '', ...told };
}
