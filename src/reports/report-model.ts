import { type Event, sample, split } from 'effector';
import { boolean, never, nullable, object, string } from 'superstruct';
import { fact, feature, input, port, state } from '../event-log/units.ts';
import { noPayload, personalText } from '../kernel/struct.ts';
import { showNotice } from '../notices/model.ts';
import { notice } from '../notices/notices.ts';
import { waitFx } from '../ports/clock.ts';
import { callFx } from '../ports/http/call.ts';
import { sendReportCall } from './api.ts';
import { $reportPlace, $wanted, closeReport, wantAutomatic } from './open-model.ts';
import {
  NO_REPORT,
  type Packed,
  Packed as PackedStruct,
  ReportCause,
  WhyNotSent,
  ReportState,
  TraceSight,
  isRefusedForGood,
  mayBegin,
  pauseAfter,
} from './report.ts';
import { whenLoaded } from '../ports/features.ts';
import { cameOnline } from '../ports/connection.ts';

feature('reports');

/** Sends the session with the shopper's message, which may be empty. */
export const sendReport = input('reports/send', object({ message: personalText() }));
/** Sends a waiting report at once. */
export const sendAgain = input('reports/sendAgain', noPayload());
/** Requests the preview of the report. */
export const lookAtReport = input('reports/lookAt', noPayload());
/** Saves the report as a file. */
export const saveReport = input('reports/save', noPayload());

export const reportPacked = fact('reports/packed', PackedStruct);
export const reportSent = fact(
  'reports/sent',
  object({ caseId: string(), isAutomatic: boolean() }),
);
export const reportPostponed = fact('reports/postponed', object({ caseId: string() }));
export const reportFailed = fact('reports/failed', object({ reason: WhyNotSent }));

/** Packs the session, and stores the report on the device until it has arrived. The message is sent unredacted. */
export const packReportFx = port('reports/pack', {
  params: object({ cause: ReportCause, message: personalText() }),
  done: PackedStruct,
  fail: noPayload(),
});
/** Returns the packed report that an earlier page could not send. */
export const recallReportFx = port('reports/recall', {
  params: noPayload(),
  done: nullable(PackedStruct),
  fail: never(),
});
/** Removes the stored report after its delivery or final refusal. */
export const forgetReportFx = port('reports/forget', {
  params: object({ caseId: string() }),
  done: noPayload(),
  fail: never(),
});
/** Claims an automatic report: allowed on some devices, and once a day per cause. */
export const claimAutomaticFx = port('reports/claimAutomatic', {
  params: object({ cause: ReportCause }),
  done: boolean(),
  fail: never(),
});
/** Prepares the preview for the studio, and returns its figures. */
export const showReportFx = port('reports/show', {
  params: noPayload(),
  done: TraceSight,
  fail: noPayload(),
});
export const writeReportFx = port('reports/write', {
  params: noPayload(),
  done: noPayload(),
  fail: noPayload(),
});
export const sendReportFx = callFx(sendReportCall);

export const $report = state<ReportState>('reports/report', NO_REPORT, ReportState);
/** Content of the report, after the shopper has opened the preview. */
export const $sight = state('reports/sight', null, nullable(TraceSight));

/** Label of the pause after `tries` attempts. */
function labelOf({ caseId }: Packed, tries: number): string {
  return `report-${caseId}-${tries}`;
}

sample({ clock: [whenLoaded('reports'), wantAutomatic], target: recallReportFx });
// An earlier page's report is sent before an automatic one.
const recalled = sample({
  clock: recallReportFx.doneData,
  source: $report,
  filter: ({ status }, left) => status === 'idle' && left !== null,
  fn: (_, left) => left as Packed, // the filter excludes null
});
sample({
  clock: recallReportFx.doneData,
  source: $wanted,
  filter: (wanted) => wanted !== null,
  fn: (cause) => ({ cause: cause as ReportCause }), // the filter excludes null
  target: claimAutomaticFx,
});
$wanted.reset(claimAutomaticFx);

const begun = sample({
  clock: sendReport,
  source: $report,
  filter: mayBegin,
  fn: (_, { message }) => ({ cause: 'pressed' as const, message }),
});
const granted = sample({
  clock: claimAutomaticFx.done,
  source: $report,
  filter: ({ status }, { result }) => status === 'idle' && result,
  fn: (_, { params: { cause } }) => ({ cause, message: '' }),
});
sample({ clock: [begun, granted], target: packReportFx });
sample({ clock: packReportFx.doneData, target: reportPacked });

const again = sample({
  clock: [
    sendAgain,
    cameOnline,
    sample({
      clock: waitFx.done,
      source: $report,
      filter: (report, { params }) =>
        report.status === 'waiting' && params.label === labelOf(report.packed, report.tries),
      fn: () => {},
    }),
  ],
  source: $report,
}).filterMap((report) => (report.status === 'waiting' ? report : undefined));

sample({
  clock: [recalled, reportPacked, again.map(({ packed }) => packed)],
  fn: ({ caseId }) => ({ caseId }),
  target: sendReportFx,
});

/** Outcome of the current report only. */
function ofCurrent<T extends { params: { caseId: string } }>(clock: Event<T>) {
  return sample({
    clock,
    source: $report,
    fn: (report, outcome) => ({ report, outcome }),
  }).filterMap(({ report, outcome }) =>
    report.status === 'sending' && report.packed.caseId === outcome.params.caseId
      ? { ...report, outcome }
      : undefined,
  );
}

const arrived = ofCurrent(sendReportFx.done);
const missed = ofCurrent(sendReportFx.fail);
const { refused, __: postponed } = split(missed, {
  refused: ({ outcome }) => isRefusedForGood(outcome.error),
});

$report
  .on([begun, granted], () => ({ status: 'packing' }))
  .on([recalled, reportPacked], (_, packed) => ({ status: 'sending', packed, tries: 1 }))
  .on(packReportFx.fail, () => ({ status: 'failed', reason: 'unpacked' }))
  .on(again, (_, { packed, tries }) => ({ status: 'sending', packed, tries: tries + 1 }))
  .on(arrived, (_, { packed }) => ({ status: 'sent', packed }))
  .on(refused, () => ({ status: 'failed', reason: 'refused' }))
  .on(postponed, (_, { packed, tries }) => ({ status: 'waiting', packed, tries }))
  .on(closeReport, (report) =>
    report.status === 'sent' || report.status === 'failed' ? NO_REPORT : report,
  );

sample({
  clock: postponed,
  fn: ({ packed, tries, outcome }) => ({
    ms: pauseAfter(tries, outcome.error),
    label: labelOf(packed, tries),
  }),
  target: waitFx,
});
sample({
  clock: postponed,
  fn: ({ packed: { caseId } }) => ({ caseId }),
  target: reportPostponed,
});
sample({
  clock: arrived,
  fn: ({ packed: { caseId, isAutomatic } }) => ({ caseId, isAutomatic }),
  target: reportSent,
});
sample({
  clock: [packReportFx.fail.map(() => 'unpacked' as const), refused.map(() => 'refused' as const)],
  fn: (reason) => ({ reason }),
  target: reportFailed,
});
sample({
  clock: [
    sendReportFx.done.map(({ params }) => params),
    refused.map(({ packed: { caseId } }) => ({ caseId })),
  ],
  target: forgetReportFx,
});

// Shows a notice if the dialog was closed meanwhile.
sample({
  clock: reportSent,
  source: $reportPlace,
  filter: (place, { isAutomatic }) => place === null && !isAutomatic,
  fn: (_, { caseId }) => notice('success', 'common:report.arrived', 0, { caseId }),
  target: showNotice,
});

sample({ clock: lookAtReport, target: showReportFx });
sample({ clock: saveReport, target: writeReportFx });
$sight.on(showReportFx.doneData, (_, sight) => sight).reset(closeReport);
