import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { frontPictureOf } from '../kernel/picture.ts';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Gallery } from './Gallery.tsx';
import { $breadcrumb, $product, $shown } from './model.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductFailure } from './ProductFailure.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import styles from './ProductPage.module.css';

type Props = {
  wishlistButton?: ((product: { productId: string; name: string }) => ReactNode) | undefined;
  /** Nobody could say what is in stock; the sizes are shown as if they were. */
  isStockUnknown?: boolean | undefined;
};

export function ProductPage({ wishlistButton, isStockUnknown = false }: Props) {
  const { t } = useTranslation('catalogue');
  const { gallery, facts } = useBrandLayout();
  const { state, product, breadcrumb } = useUnit({
    state: $product,
    product: $shown,
    breadcrumb: $breadcrumb,
  });
  if (state.status === 'idle') return null;
  if (state.status === 'failed') return <ProductFailure reason={state.reason} />;
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
        <Gallery
          name={product?.name ?? ''}
          pictures={product?.pictures ?? [frontPictureOf(state.productId)]}
          productGroup={product?.productGroup}
          ground={product?.ground}
        />
      </div>
      <div className={styles.facts}>
        {product ? (
          <ProductFacts
            product={product}
            isStockUnknown={isStockUnknown}
            wishlist={wishlistButton?.({ productId: product.id, name: product.name })}
          />
        ) : (
          <ProductSkeleton />
        )}
      </div>
    </div>
  );
}
