import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type KnownProduct, ProductHeading } from './ProductHeading.tsx';
import styles from './ProductSkeleton.module.css';

interface Props {
  /** Data from the pressed tile or from the product itself. */
  known: KnownProduct | undefined;
}

/** Placeholder of about the final size. */
export function ProductSkeleton({ known }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.facts} data-layout={useBrandLayout().facts}>
      {known ? (
        <ProductHeading product={known} offer={known} />
      ) : (
        <>
          <h1>
            <VisuallyHidden>{t('product.loading')}</VisuallyHidden>
            <Skeleton shape="title" />
          </h1>
          <Skeleton />
          <Skeleton />
        </>
      )}
      <div className={styles.sizes}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.button}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.details}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
