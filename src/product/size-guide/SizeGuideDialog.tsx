import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { sizeKindOf } from '../../commerce/local-size.ts';
import { isInCentimetres, shownTable } from '../../commerce/size-table.ts';
import { $shownUnit, chooseLengthUnit, $sizeSystem } from '../../store-config/size-system-model.ts';
import { Segments } from '../../ui/form/Segments.tsx';
import { $shownProduct } from '../model.ts';
import { MeasuresForm } from './MeasuresForm.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { $productPanel, closeProductPanel, openProductPanel } from '../panel-model.ts';
import { $sizeGuide } from './size-guide-model.ts';
import { SizeTable } from '../../ui/DataTable.tsx';
import styles from './SizeGuideDialog.module.css';

const UNITS = ['cm', 'in'] as const;

/** API-66: size guide dialog. */
export function SizeGuideDialog() {
  const { t } = useTranslation('catalogue');
  const { panel, product, guide, unit, system, choose, close, open } = useUnit({
    product: $shownProduct,
    unit: $shownUnit,
    system: $sizeSystem,
    choose: chooseLengthUnit,
    panel: $productPanel,
    guide: $sizeGuide,
    close: closeProductPanel,
    open: openProductPanel,
  });
  const kind = product ? sizeKindOf(product.gender, product.productGroup) : undefined;
  const hasLengths = guide?.tables.some(({ columns }) => columns.some(isInCentimetres)) ?? false;
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
        {hasLengths && (
          <Segments
            legend={t('product.sizeGuide.unit')}
            options={UNITS.map((value) => ({ value, label: t(`product.fit.${value}`) }))}
            value={unit}
            onChange={(wanted) => choose({ unit: wanted })}
          />
        )}
        {product?.sizeAdvice && <p>{t(`product.fit.cut.${product.sizeAdvice}`)}</p>}
        {guide && <MeasuresForm />}
        {guide?.tables.map((table) => (
          <SizeTable key={table.title} {...shownTable(table, { kind, system, unit })} />
        ))}
      </div>
    </Modal>
  );
}
