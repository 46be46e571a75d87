import { useUnit } from 'effector-react';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportSent } from './ReportSent.tsx';
import { $report, sendAgain } from './report-model.ts';
import { mayBegin } from './report.ts';

/** Shows the form, the progress or the number of a report. Automatic reports are not shown. */
export function ReportContent() {
  const { t } = useTranslation('reports');
  const { report, again } = useUnit({ report: $report, again: sendAgain });
  if (report.status === 'sent' && !report.packed.isAutomatic)
    return <ReportSent caseId={report.packed.caseId} />;
  if (report.status === 'packing' || mayBegin(report)) return <ReportForm />;
  if (report.status === 'sending') return <p role="status">{t('sending')}</p>;
  return (
    <Alert severity="warning" urgent actionLabel={t('again')} onAction={() => again()}>
      {t('waiting')}
    </Alert>
  );
}
