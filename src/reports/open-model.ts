import { sample } from 'effector';
import { nullable, object } from 'superstruct';
import { command, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { loadFeature } from '../ports/features.ts';
import { ReportCause, ReportPlace } from './report.ts';

feature('core');

/** Opens the report dialog. */
export const openReport = input('reports/open', object({ place: ReportPlace }));
export const closeReport = input('reports/close', noPayload());
/** Resumes a report that an earlier page could not send. */
export const takeUpReport = input('reports/takeUp', noPayload());
/** Requests an automatic report of a failure; only with consent to measurement. */
export const wantAutomatic = command('reports/wantAutomatic', object({ cause: ReportCause }));

/** Where the dialog is shown; `null` for nowhere. */
export const $reportPlace = state<ReportPlace | null>('reports/place', null, nullable(ReportPlace));
/** Requested automatic report, until it is decided. */
export const $wanted = state<ReportCause | null>('reports/wanted', null, nullable(ReportCause));

$reportPlace.on(openReport, (_, { place }) => place).reset(closeReport);
$wanted.on(wantAutomatic, (before, { cause }) => before ?? cause);

sample({
  clock: [openReport, takeUpReport, wantAutomatic],
  fn: () => ({ part: 'reports' }),
  target: loadFeature,
});
