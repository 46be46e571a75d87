import { FatalErrorDialog } from '../fatal-error/FatalErrorDialog.tsx';
import { ReportFailure } from './ReportFailure.tsx';

/** The dialog that ends a page, with the way to report what was wrong. */
export function FatalOverlay() {
  return <FatalErrorDialog more={<ReportFailure place="fatal" />} />;
}
