import { type EventCallable, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { choiceMade } from '#src/consent/model.ts';
import { makeVisitorFx } from '#src/consent/visitor-model.ts';
import { raised } from '#src/fatal-error/model.ts';
import { noteError } from '#src/analytics/error-reports-model.ts';
import { $notices } from '#src/notices/model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { connectionChanged } from '#src/ports/connection.ts';
import { featureLoaded } from '#src/ports/features.ts';
import { closeReport, openReport, takeUpReport } from '#src/reports/open-model.ts';
import {
  $report,
  claimAutomaticFx,
  packReportFx,
  recallReportFx,
  sendReport,
  sendReportFx,
} from '#src/reports/report-model.ts';
import type { Packed } from '#src/reports/report.ts';
import type { CallError } from '#src/ports/http/errors.ts';
import {
  deferred,
  httpError,
  namesOf,
  networkError,
  settle,
  shopScope,
  throttledError,
} from '#tests/session/shop-scope.ts';

const PACKED: Packed = { caseId: 'R-0000-0001', bytes: 1000, isCut: false, isAutomatic: false };
const LEFT: Packed = { ...PACKED, caseId: 'R-0000-0009' };

interface Options {
  left?: Packed | null;
  mayReport?: boolean;
  pack?: () => unknown;
}

function shop({ left = null, mayReport = true, pack }: Options = {}) {
  const answers = deferred<{ caseNumber: string }>();
  const pauses = deferred<void>();
  const seen = shopScope(
    [
      packReportFx,
      pack ?? (({ cause }: { cause: string }) => ({ ...PACKED, isAutomatic: cause !== 'pressed' })),
    ],
    [recallReportFx, () => left],
    [makeVisitorFx, () => 'visitor-1'],
    [claimAutomaticFx, () => mayReport],
    [sendReportFx, answers.handler],
    [
      waitFx,
      ({ label }: { label: string }) =>
        label.startsWith('report-') ? pauses.handler() : undefined,
    ],
  );
  const { scope, calls } = seen;
  const run = <T>(unit: EventCallable<T>) => scopeBind(unit, { scope });
  return {
    ...seen,
    answers,
    pauses,
    sends: (message = 'broken') => run(sendReport)({ message }),
    opens: () => run(openReport)({ place: 'foot' }),
    closes: () => run(closeReport)(),
    run,
    report: () => scope.getState($report),
    sent: () =>
      calls.filter(({ name }) => name === 'http/reports.send').map(({ payload }) => payload),
    packs: () => calls.filter(({ name }) => name === 'reports/pack').map(({ payload }) => payload),
    forgotten: () =>
      calls.filter(({ name }) => name === 'reports/forget').map(({ payload }) => payload),
  };
}

describe('a report of a shopper', () => {
  it('is announced by a message if the dialog was closed meanwhile', async () => {
    const { sends, opens, closes, answers, scope } = shop();
    opens();
    sends();
    await settle();
    closes();
    await answers.answer({ caseNumber: PACKED.caseId });
    expect(scope.getState($notices)).toMatchObject([
      { key: 'common:report.arrived', params: { caseId: PACKED.caseId } },
    ]);
  });

  it('shows that it cannot be packed, and can be retried', async () => {
    let isBroken = true;
    const { sends, report, facts } = shop({
      pack: () => (isBroken ? Promise.reject() : Promise.resolve(PACKED)),
    });
    sends();
    await settle();
    expect(report()).toEqual({ status: 'failed', reason: 'unpacked' });
    expect(facts.at(-1)).toMatchObject({ payload: { reason: 'unpacked' } });
    isBroken = false;
    sends();
    await settle();
    expect(report()).toMatchObject({ status: 'sending' });
  });
});

describe('a report that is not delivered', () => {
  const POSTPONED: CallError[] = [networkError, httpError(503), httpError(408), throttledError(60)];

  it.each(POSTPONED)('because of %j is sent again after a pause', async (error) => {
    const { sends, report, answers, pauses, sent, forgotten, calls } = shop();
    sends();
    await settle();
    await answers.fail(error);
    expect(report()).toMatchObject({ status: 'waiting', tries: 1 });
    const ms = error.kind === 'throttled' ? 60_000 : 2000;
    expect(calls).toContainEqual({
      name: 'clock/wait',
      payload: { ms, label: `report-${PACKED.caseId}-1` },
    });
    expect(forgotten()).toEqual([]);
    await pauses.answer();
    expect(report()).toMatchObject({ status: 'sending', tries: 2 });
    expect(sent()).toHaveLength(2);
  });

  it('is sent when the connection is back, and not again after the pause', async () => {
    const { sends, answers, pauses, sent, run, report } = shop();
    sends();
    await settle();
    await answers.fail(networkError);
    run(connectionChanged)({ isOnline: true });
    await settle();
    expect(sent()).toHaveLength(2);
    await answers.fail(networkError);
    expect(report()).toMatchObject({ status: 'waiting', tries: 2 });
    await pauses.answer(); // the first report's
    expect(sent()).toHaveLength(2);
    await pauses.answer();
    expect(sent()).toHaveLength(3);
  });

  it.each([400, 404, 409, 413])('because of %i is dropped', async (status) => {
    const { sends, report, answers, forgotten } = shop();
    sends();
    await settle();
    await answers.fail(httpError(status));
    expect(report()).toEqual({ status: 'failed', reason: 'refused' });
    expect(forgotten()).toEqual([{ caseId: PACKED.caseId }]);
  });

  it('is sent by the next page, under the same number', async () => {
    const { run, sent, answers, forgotten } = shop({ left: LEFT });
    run(takeUpReport)();
    run(featureLoaded)({ part: 'reports' });
    await settle();
    expect(sent()).toEqual([{ caseId: LEFT.caseId }]);
    await answers.answer({ caseNumber: LEFT.caseId });
    expect(forgotten()).toEqual([{ caseId: LEFT.caseId }]);
  });
});

describe('an automatic report', () => {
  const CRASH = { of: 'TypeError', message: 'app/view', place: '' };

  function agreed(options?: Options) {
    const page = shop(options);
    page.run(choiceMade)({ analytical: true, social: false });
    return page;
  }

  it.each([
    ['a view that broke', 'view', noteError, CRASH],
    ['a page that failed', 'fatal', raised, { call: 'cart.details', status: 500 }],
  ])('contains %s, without a message', async (_, cause, unit, payload) => {
    const { run, packs, sent, report, scope, answers } = agreed();
    run(unit as typeof raised)(payload as never);
    await settle();
    expect(packs()).toEqual([{ cause, message: '' }]);
    expect(sent()).toHaveLength(1);
    await answers.answer({ caseNumber: PACKED.caseId });
    expect(report()).toMatchObject({ status: 'sent', packed: { isAutomatic: true } });
    expect(scope.getState($notices)).toEqual([]);
  });

  it('is not sent without consent', async () => {
    const { run, packs, calls } = shop();
    run(choiceMade)({ analytical: false, social: true });
    run(noteError)(CRASH);
    run(raised)({ call: 'cart.details', status: 500 });
    await settle();
    expect(packs()).toEqual([]);
    expect(namesOf(calls, 'reports/claimAutomatic')).toEqual([]);
  });

  it('is not sent if this device is not selected', async () => {
    const { run, packs } = agreed({ mayReport: false });
    run(noteError)(CRASH);
    await settle();
    expect(packs()).toEqual([]);
  });

  it('is not sent for an error that broke no view', async () => {
    const { run, packs } = agreed();
    run(noteError)({ ...CRASH, message: 'x is not a function' });
    await settle();
    expect(packs()).toEqual([]);
  });

  it("does not prevent a shopper's report", async () => {
    const { run, packs, sends } = agreed();
    run(noteError)(CRASH);
    await settle();
    sends();
    await settle();
    expect(packs().at(-1)).toEqual({ cause: 'pressed', message: 'broken' });
  });
});
