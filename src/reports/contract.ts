import { type Infer, object, string, type } from 'superstruct';
import { CASE } from './report.ts';

/** Answer of the service that collects reports. */
export const TakenReportAnswer = type({ caseNumber: string() });

/** A report was taken, under this number. */
export const TakenReport = object({ caseNumber: string() });
export type TakenReport = Infer<typeof TakenReport>;

/** @throws where that is no number of a case */
export function readTakenReport({ caseNumber }: TakenReport): TakenReport {
  if (!CASE.test(caseNumber)) throw new TypeError('That is no number of a case');
  return { caseNumber };
}
