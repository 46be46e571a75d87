import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { ReportDialog } from '../reports/ReportDialog.tsx';
import { $reportPlace, openReport } from '../reports/open-model.ts';
import type { ReportPlace } from '../reports/report.ts';
import { Button } from '../ui/action/Button.tsx';
import { useOnceTrue } from '../ui/hooks/use-once-true.ts';
import { LateTexts } from '../ui/i18n/LateTexts.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';

type Props = {
  place: ReportPlace;
};

/** Button that reports a failure to the shop's developers. */
export function ReportFailure({ place }: Props) {
  const { t } = useTranslation('common');
  const { at, open } = useUnit({ at: $reportPlace, open: openReport });
  const hasDialog = useOnceTrue(at === place);
  return (
    <>
      <Button variant="quiet" wide onClick={() => open({ place })}>
        {t('report.open')}
      </Button>
      {hasDialog && (
        <Suspense>
          <LateTexts namespace="reports" />
          <LateTexts namespace="forms" />
          <ReportDialog place={place} />
        </Suspense>
      )}
    </>
  );
}
