import { object, string, type Infer, type } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { heldFile } from '../ports/file-shelf.ts';
import { CASE } from './report.ts';

/** Answer of the service that collects reports. */
const TakenReportAnswer = type({ caseNumber: string() });

/** Number of an accepted report. */
const TakenReport = object({ caseNumber: string() });
type TakenReport = Infer<typeof TakenReport>;

/** @throws for an invalid case number */
function readTakenReport({ caseNumber }: TakenReport): TakenReport {
  if (!CASE.test(caseNumber)) throw new TypeError('The case number is malformed');
  return { caseNumber };
}

/** Sends a gzipped report (`report-file.ts`). Its case number is in the address, so that a repetition is stored once. */
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
