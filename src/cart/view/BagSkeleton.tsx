import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './BagLine.module.css';
import listStyles from './BagLines.module.css';

type Props = {
  size: 'small' | 'large';
};

/** Placeholder of two lines in their final size. */
export function BagSkeleton({ size }: Props) {
  const { t } = useTranslation('cart');
  return (
    <>
      <VisuallyHidden>{t('bag.loading')}</VisuallyHidden>
      <ul className={listStyles.lines} data-size={size} aria-hidden="true">
        {['first', 'second'].map((key) => (
          <li key={key} className={styles.line} data-size={size}>
            <div className={styles.picture}>
              <Skeleton shape="tile" />
            </div>
            <div className={styles.facts}>
              <Skeleton />
              <Skeleton />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
