import { FatalErrorDialog } from '../fatal-error/FatalErrorDialog.tsx';
import { ReportFailure } from './ReportFailure.tsx';

/** Fatal-error dialog with the report form. */
export function FatalOverlay() {
  return <FatalErrorDialog more={<ReportFailure place="fatal" />} />;
}
