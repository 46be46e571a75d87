import { reportRefused } from '#harness/scenarios/reports/report-refused.ts';
import { reportSent } from '#harness/scenarios/reports/report-sent.ts';
import { reportWaits } from '#harness/scenarios/reports/report-waits.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const Sent = walk(reportSent);
export const SentLater = walk(reportWaits);
export const Refused = walk(reportRefused);
