import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { $productPanel, closeProductPanel, openProductPanel } from '../panel-model.ts';
import { $sizeGuide } from './size-guide-model.ts';
import { SizeTable } from './SizeTable.tsx';
import styles from './SizeGuideDialog.module.css';

/** API-66: the measures behind the sizes, over the page. */
export function SizeGuideDialog() {
  const { t } = useTranslation('catalogue');
  const { panel, guide, close, open } = useUnit({
    panel: $productPanel,
    guide: $sizeGuide,
    close: closeProductPanel,
    open: openProductPanel,
  });
  return (
    <Modal
      open={panel === 'sizeGuide'}
      onClose={() => close()}
      title={guide?.title ?? t('product.sizeGuide.title')}
      closeLabel={t('product.close')}
      size="medium"
    >
      <div className={styles.guide} aria-busy={guide === undefined || undefined}>
        {guide === undefined && (
          <>
            <VisuallyHidden>{t('product.sizeGuide.loading')}</VisuallyHidden>
            <div className={styles.awaited}>
              <Skeleton shape="block" />
            </div>
          </>
        )}
        {guide === null && (
          <Alert actionLabel={t('retry')} onAction={() => open({ panel: 'sizeGuide' })}>
            {t('product.sizeGuide.failed')}
          </Alert>
        )}
        {guide?.tables.map((table) => (
          <SizeTable key={table.title} {...table} />
        ))}
      </div>
    </Modal>
  );
}
