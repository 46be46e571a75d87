import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import type { Tile } from '../../../listing/contract.ts';
import type { WishlistButtonSlot } from '../../../listing/tiles/Tiles.tsx';
import { $product, $shownProduct } from '../../../product/model.ts';
import type { KnownProduct } from '../../../product/page/ProductHeading.tsx';
import { ProductPreview } from '../../../product/page/ProductPreview.tsx';
import { usePainted } from '../../../ui/hooks/use-painted.ts';
import { usePrerendered } from '../../../ui/hooks/use-prerendered.ts';
import { lazyView } from '../../../ui/lazy-view.ts';
import { $pressedTile } from '../../pressed-tile-model.ts';

const ProductWhole = lazyView(() => import('./ProductWhole.tsx'), 'ProductWhole', 'page');

type Props = {
  plainWishlistButton: WishlistButtonSlot;
  /** For the tiles of the rows. */
  wishlistButton: WishlistButtonSlot;
};

/**
 * Product page: picture, name and price in the frame after a press, the whole page after the next
 * paint. The preview needs no units of the product's feature, which take long to load.
 */
export function ProductRoute(slots: Props) {
  const { tile, state, product } = useUnit({
    tile: $pressedTile,
    state: $product,
    product: $shownProduct,
  });
  const isPrerendered = usePrerendered();
  // React waits 300 ms before it replaces a fallback, so the preview is none while the page loads.
  const isLoaded = usePainted(ProductWhole.fetch);
  const known = product ?? (tile ? knownBy(tile) : undefined);
  const preview =
    state.status === 'idle' || state.status === 'failed' ? null : (
      <ProductPreview
        productId={state.productId}
        known={known}
        ground={product?.ground ?? tile?.ground}
      />
    );
  if (!isLoaded) return preview;
  return (
    <Suspense fallback={preview}>
      <ProductWhole {...slots} known={known} isContinued={!isPrerendered} />
    </Suspense>
  );
}

function knownBy({ name, label = '', exclusive = false, price, was }: Tile): KnownProduct {
  const told = was === undefined ? { price } : { price, was };
  return { name, label, exclusive, giftCard: false, promotion: '', ...told };
}
