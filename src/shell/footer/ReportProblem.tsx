import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $reportPlace, openReport } from '../../reports/open-model.ts';
import { lazyView } from '../../ui/lazy-view.ts';
import { useOnceTrue } from '../../ui/hooks/use-once-true.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './FootLink.module.css';

const ReportDialog = lazyView(
  () => import('../../reports/ReportDialog.tsx'),
  'ReportDialog',
  'over',
  ['forms', 'reports'],
);

/** Button at the foot of every page that reports a problem to the shop's developers. */
export function ReportProblem() {
  const { t } = useTranslation('common');
  const { place, open } = useUnit({ place: $reportPlace, open: openReport });
  const hasDialog = useOnceTrue(place === 'foot');
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        onClick={() => open({ place: 'foot' })}
      >
        {t('report.open')}
      </button>
      <Suspense>{hasDialog && <ReportDialog place="foot" />}</Suspense>
    </>
  );
}
