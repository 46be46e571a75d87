import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { frontPictureOf } from '../../kernel/picture.ts';
import { TILE_SIZES } from '../../ui/tile/ProductTile.tsx';
import { Picture } from '../../ui/tile/Picture.tsx';
import styles from './Gallery.module.css';
import { ProductFrame } from './ProductFrame.tsx';
import type { KnownProduct } from './ProductHeading.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

type Props = {
  productId: string;
  /** Data from the pressed tile, or from the product itself. */
  known: KnownProduct | undefined;
  ground: string | undefined;
};

/** Usual number of frames after the first. */
const AWAITED = [1, 2, 3];

/** Picture, name and price of a product until its page can be used. Without units of its feature. */
export function ProductPreview({ productId, known, ground }: Props) {
  const { t } = useTranslation('catalogue');
  const pictureId = frontPictureOf(productId);
  const pictures = (
    <div className={styles.gallery} data-layout={useBrandLayout().gallery}>
      <ul className={styles.frames} aria-label={t('product.pictures')} role="list">
        <li className={styles.frame}>
          <div className={styles.closer} data-morph={pictureId}>
            {/* The file that the pressed tile has loaded. */}
            <Picture
              pictureId={pictureId}
              alt={known?.name ?? ''}
              sizes={TILE_SIZES}
              ratio="portrait"
              placeholder={ground}
              priority
            />
          </div>
        </li>
        {AWAITED.map((number) => (
          <li key={number} className={styles.frame} aria-hidden="true">
            <span className={styles.awaited} />
          </li>
        ))}
      </ul>
      <div className={styles.thumbnails} aria-hidden="true">
        {[0, ...AWAITED].map((number) => (
          <span key={number} className={styles.thumbnail}>
            <span className={styles.awaited} />
          </span>
        ))}
      </div>
    </div>
  );
  return (
    <ProductFrame
      isLoading
      isPreview
      pictures={pictures}
      facts={<ProductSkeleton known={known} />}
    />
  );
}
