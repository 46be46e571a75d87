import { useUnit } from 'effector-react';
import { isInCentimetres, shownTable, sizeKindOfGuide } from '../../commerce/size-table.ts';
import { $shownUnit, chooseLengthUnit, $sizeSystem } from '../../store-config/size-system-model.ts';
import { Segments } from '../../ui/form/Segments.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $guides, openGuide, type GuideTables } from './size-guide-model.ts';
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
        <Table key={table.title} guide={title} {...shownTable(table, { kind, system, unit })} />
      ))}
    </details>
  );
}

function Table({ guide, title, columns, rows }: GuideTables[number] & { guide: string }) {
  return (
    <section className={styles.frame} aria-label={`${guide}: ${title}`} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size = '', ...measures]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {measures.map((measure, at) => (
                <td key={columns[at + 1]}>{measure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
