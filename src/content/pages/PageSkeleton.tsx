import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './PageFrame.module.css';

/** Placeholder of a text page. */
export function PageSkeleton() {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>
        <p role="status">{t('content.loading')}</p>
      </VisuallyHidden>
      <div className={styles.way}>
        <Skeleton />
      </div>
      <div className={styles.head}>
        <Skeleton shape="title" />
      </div>
      <div className={styles.text}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} shape="block" />
        ))}
      </div>
    </div>
  );
}
