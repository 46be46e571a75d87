import { object, string, type Infer, type } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { heldFile } from '../ports/file-shelf.ts';
import { CASE } from './report.ts';

/** Answer of the service that collects reports. */
const TakenReportAnswer = type({ caseNumber: string() });

/** A report was taken, under this number. */
const TakenReport = object({ caseNumber: string() });
type TakenReport = Infer<typeof TakenReport>;

/** @throws where that is no number of a case */
function readTakenReport({ caseNumber }: TakenReport): TakenReport {
  if (!CASE.test(caseNumber)) throw new TypeError('That is no number of a case');
  return { caseNumber };
}

/** A report on its way, gzipped (`report-file.ts`). Its case is in the address: sent twice, it is there once. */
export const sendReportCall = defineCall({
  name: 'reports.send',
  method: 'POST',
  base: 'reports',
  path: ({ caseId }) => `/${caseId}`,
  params: object({ caseId: string() }),
  isFile: true,
  body: ({ caseId }) => heldFile(caseId),
  contract: { answer: TakenReportAnswer, read: readTakenReport },
  value: TakenReport,
  // The service has no sessions: its calls wait neither for a sign-in nor for a renewal.
  session: 'free',
  repeat: 'always',
  isUnseen: true,
});
