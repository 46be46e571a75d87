import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Modal } from '../ui/overlay/Modal.tsx';
import { $reportPlace, closeReport } from './open-model.ts';
import styles from './ReportDialog.module.css';
import { ReportContent } from './ReportContent.tsx';
import type { ReportPlace } from './report.ts';

type Props = {
  /** Position of this dialog; only the one that was opened shows the report. */
  place: ReportPlace;
};

/** Dialog that sends a message and the recorded session to the shop's developers. */
export function ReportDialog({ place }: Props) {
  const { t } = useTranslation(['reports', 'common']);
  const { at, close } = useUnit({ at: $reportPlace, close: closeReport });
  const isOpen = at === place;
  return (
    <>
      <Modal
        open={isOpen}
        onClose={() => close()}
        size="medium"
        title={t('common:report.open')}
        closeLabel={t('common:action.close')}
      >
        <div className={styles.report}>{isOpen && <ReportContent />}</div>
      </Modal>
    </>
  );
}
