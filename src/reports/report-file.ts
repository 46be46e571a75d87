import {
  type Infer,
  boolean,
  integer,
  literal,
  max,
  min,
  object,
  pattern,
  size,
  string,
} from 'superstruct';
import { CASE, LONGEST_MESSAGE, ReportCause } from './report.ts';

/** The first line of a report; the lines of a trace follow. All of it is UTF-8, gzipped. */
export const ReportHead = object({
  report: literal('selvedge'),
  version: literal(1),
  caseId: pattern(string(), CASE),
  cause: ReportCause,
  /** Shopper's message. One character may count as two in a string's length. */
  message: size(string(), 0, LONGEST_MESSAGE * 2),
  /** Milliseconds since 1970, up to the last valid date. */
  at: max(min(integer(), 0), 8.64e15),
  isCut: boolean(),
});
export type ReportHead = Infer<typeof ReportHead>;
