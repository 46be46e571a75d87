import type { ReactNode } from 'react';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import styles from './ProductFrame.module.css';

type Props = {
  isLoading: boolean;
  /** True for the preview: the bag's module loads after it. */
  isPreview?: boolean | undefined;
  breadcrumb?: ReactNode | undefined;
  pictures: ReactNode;
  facts: ReactNode;
  /** Content below pictures and facts. */
  children?: ReactNode | undefined;
};

/** Places of a product page. Its preview and the whole page share them, so that nothing moves. */
export function ProductFrame({
  isLoading,
  isPreview = false,
  breadcrumb,
  pictures,
  facts,
  children,
}: Props) {
  const layout = useBrandLayout();
  return (
    <div
      className={styles.page}
      data-gallery={layout.gallery}
      data-facts={layout.facts}
      data-preview={isPreview || undefined}
      aria-busy={isLoading}
    >
      <div className={styles.way}>{breadcrumb}</div>
      <div className={styles.pictures}>{pictures}</div>
      <div className={styles.facts}>
        <div className={styles.kept}>{facts}</div>
      </div>
      {children !== undefined && (
        <div className={styles.after} data-no-print>
          {children}
        </div>
      )}
    </div>
  );
}
