import { object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { heldFile } from '../ports/file-shelf.ts';
import { TakenReport, TakenReportAnswer, readTakenReport } from './contract.ts';

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
