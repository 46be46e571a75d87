import { useUnit } from 'effector-react';
import { isInCentimetres, shownTable, sizeKindOfGuide } from '../../commerce/size-table.ts';
import { $shownUnit, chooseLengthUnit, $sizeSystem } from '../../store-config/size-system-model.ts';
import { SizeTable } from '../../ui/DataTable.tsx';
import { Segments } from '../../ui/form/Segments.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $guides, openGuide } from './size-guide-model.ts';
import styles from './SizeGuideSection.module.css';

const UNITS = ['cm', 'in'] as const;

type Props = {
  guideId: string;
  title: string;
};

/** Tables of a size guide, collapsed and loaded when opened. */
export function SizeGuideSection({ guideId, title }: Props) {
  const { t } = useTranslation('catalogue');
  const { guides, unit, system, choose, open } = useUnit({
    guides: $guides,
    unit: $shownUnit,
    system: $sizeSystem,
    choose: chooseLengthUnit,
    open: openGuide,
  });
  const kind = sizeKindOfGuide(guideId);
  const tables = guides[guideId];
  return (
    <details
      className={styles.guide}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && tables === undefined) open({ guideId });
      }}
    >
      <summary className={styles.open}>{t('content.tables', { name: title })}</summary>
      {tables === undefined && <Skeleton shape="block" />}
      {tables === null && (
        <Alert actionLabel={t('retry')} onAction={() => open({ guideId })}>
          {t('content.tablesFailed')}
        </Alert>
      )}
      {tables?.some(({ columns }) => columns.some(isInCentimetres)) && (
        <Segments
          legend={t('content.unit')}
          options={UNITS.map((value) => ({ value, label: t(`content.${value}`) }))}
          value={unit}
          onChange={(wanted) => choose({ unit: wanted })}
        />
      )}
      {tables?.map((table) => (
        <SizeTable
          key={table.title}
          label={`${title}: ${table.title}`}
          {...shownTable(table, { kind, system, unit })}
        />
      ))}
    </details>
  );
}
