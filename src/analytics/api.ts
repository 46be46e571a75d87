import { object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { noPayload } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { ErrorReport } from './error-reports.ts';

/** API-57. Sent even without a session, because failures of sessions matter too. */
export const frontendLogCall = defineCall({
  name: 'analytics.frontendLog',
  method: 'POST',
  base: 'commerce',
  path: () => '/logging/frontend',
  langId: true,
  params: object({
    ...ErrorReport.schema,
    /** Name of the session's log, by which to request the trace. */
    log: optional(string()),
  }),
  body: ({ severity, message, pageType, errorKey, log }) => ({
    severity,
    message,
    pageType,
    errorKey,
    log,
  }),
  contract: acknowledgement,
  value: noPayload(),
  session: 'free',
  isUnseen: true,
});
