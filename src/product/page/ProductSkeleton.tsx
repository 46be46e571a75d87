import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ProductSkeleton.module.css';

/** The facts to be, in about their final size. */
export function ProductSkeleton() {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.facts} data-layout={useBrandLayout().facts}>
      <h1>
        <VisuallyHidden>{t('product.loading')}</VisuallyHidden>
        <Skeleton shape="title" />
      </h1>
      <Skeleton />
      <Skeleton />
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
