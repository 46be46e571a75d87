import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $brand } from '../store-config/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './ReportDialog.module.css';

type Props = {
  caseId: string;
};

/** Shows the number of a delivered report. */
export function ReportSent({ caseId }: Props) {
  const { t } = useTranslation('reports');
  const brand = useUnit($brand);
  const place = useRef<HTMLDivElement>(null);
  // Moves focus here from the removed form, so that it is read out.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.sent} role="status">
      <p>{t(`${brand}.sent`)}</p>
      <p className={styles.hint}>{t('case')}</p>
      <p className={styles.case}>{caseId}</p>
    </div>
  );
}
