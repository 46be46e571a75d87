import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import documentStyles from './OrderDocument.module.css';
import lineStyles from './OrderLines.module.css';
import styles from './OrderPage.module.css';
import skeletonStyles from './OrderSkeleton.module.css';

/** Skeleton of an order, in its final size. */
export function OrderSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden as="h1">{t('orders.loadingOrder')}</VisuallyHidden>
      <div className={styles.head}>
        <div className={skeletonStyles.title}>
          <Skeleton shape="block" />
        </div>
        <Skeleton />
      </div>
      <div className={documentStyles.columns} aria-hidden="true">
        <div className={documentStyles.main}>
          <div className={skeletonStyles.block}>
            <Skeleton shape="block" />
          </div>
          <ul className={lineStyles.lines}>
            {['first', 'second'].map((key) => (
              <li key={key} className={lineStyles.line}>
                <div className={lineStyles.picture}>
                  <Skeleton shape="tile" />
                </div>
                <div className={lineStyles.facts}>
                  <Skeleton />
                  <Skeleton />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={documentStyles.aside}>
          <div className={skeletonStyles.sums}>
            <Skeleton shape="block" />
          </div>
        </div>
      </div>
    </div>
  );
}
