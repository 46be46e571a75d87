import { enums, object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { nothing } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';

/** API-57. Told at any time: what goes wrong while no session is to be had is worth knowing too. */
export const frontendLogCall = defineCall({
  name: 'analytics.frontendLog',
  method: 'POST',
  base: 'commerce',
  path: () => '/logging/frontend',
  langId: true,
  params: object({
    severity: enums(['error', 'warning', 'info']),
    /** The shop's own words, never what somebody typed: a replay has to find the same ones. */
    message: string(),
    pageType: string(),
    errorKey: optional(string()),
  }),
  body: ({ severity, message, pageType, errorKey }) => ({ severity, message, pageType, errorKey }),
  contract: acknowledgement,
  value: nothing(),
  session: 'free',
  isUnseen: true,
});
