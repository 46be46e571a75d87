// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TraceRecord } from '#harness/replay/trace.ts';
import { stepOfReport } from '#harness/studio/library/step-of-report.ts';
import { stepsOf } from '#harness/studio/playback/steps.ts';
import { nameOf } from '#harness/studio/records/present.ts';
import { EMPTY } from '#harness/studio/studio-state.ts';
import { TopBar } from '#harness/studio/TopBar.tsx';
import { useAddress } from '#harness/studio/use-address.ts';
import { type Studio, useStudio } from '#harness/studio/use-studio.ts';
import { CASE, openTrace, renderStudio } from './support.tsx';

const SAID = { ...CASE, failure: '' };
const TRACE = readFileSync('fixtures/traces/reports/report--sent.jsonl', 'utf8');

let answer: (address: string) => Response;

beforeEach(() => {
  answer = (address) =>
    address.startsWith('/reports?')
      ? Response.json({ total: 1, days: [], groups: [], cases: [SAID] })
      : new Response(TRACE);
  vi.stubGlobal('fetch', async (address: string) => answer(address));
  window.history.replaceState(null, '', '/studio?case=R-0000-0001');
});

const opened = () => openTrace('reports/report--sent');

async function openCase() {
  const { result } = renderHook(() => {
    const studio = useStudio(() => undefined);
    useAddress(studio);
    return studio;
  });
  await act(async () => result.current.openCase(SAID.caseId));
  return result.current;
}

function shown(studio: Partial<Studio>) {
  renderStudio(<TopBar studio={{ ...EMPTY, ...studio } as Studio} />);
}

describe('a case', () => {
  it('begins at the last step before its report, where the shopper only looked', () => {
    const { trace, steps } = opened();
    const step = stepOfReport({ trace, steps });
    const cause = steps.causeOf(step + 1);
    expect(step).toBeGreaterThan(0);
    expect(nameOf(trace.records[cause ?? -1]!)).toBe('reports/open');
    const silent = trace.records.filter((record) => !nameOf(record).startsWith('reports/'));
    expect(stepOfReport({ trace: { ...trace, records: silent }, steps })).toBe(0);
  });

  it.each([
    ['cart/changeQuantity', 'cart/changeQuantity'],
    ['cart/changeQuantity reports/open reports/close', 'cart/changeQuantity'],
    ['search/typeText navigation/locationChanged', 'navigation/locationChanged'],
    ['product/selectSize connection/changed consent/ask app/started', 'product/selectSize'],
  ])("begins at the shopper's last action: after %s", (names, wanted) => {
    const { trace } = opened();
    const begin = trace.records.findIndex((record) => nameOf(record) === 'reports/open');
    const report = trace.records[begin]!;
    const done = names.split(' ').map((name) => ({ ...report, name }) as TraceRecord);
    const records = trace.records.toSpliced(begin, 0, ...done);
    const steps = stepsOf(records);
    const step = stepOfReport({ trace: { ...trace, records }, steps });
    expect(nameOf(records[steps.causeOf(step) ?? -1]!)).toBe(wanted);
  });

  it("opens there, with the shopper's message", async () => {
    const studio = await openCase();
    expect(studio.opened?.reported).toEqual({ caseId: SAID.caseId, said: SAID });
    expect(studio.step).toBe(stepOfReport(opened()));
  });

  it('opens at the step of the URL, if it has one', async () => {
    window.history.replaceState(null, '', '/studio?case=R-0000-0001#3');
    expect((await openCase()).step).toBe(3);
  });

  it('opens also if the library does not respond', async () => {
    const whole = answer;
    answer = (address) =>
      address.startsWith('/reports?') ? new Response('', { status: 404 }) : whole(address);
    const studio = await openCase();
    expect(studio.problem).toBe('');
    expect(studio.opened?.reported).toEqual({ caseId: SAID.caseId, said: undefined });
    shown(studio);
    expect(screen.getByRole('region', { name: 'Case R-0000-0001' }).textContent).toContain(
      'What was said of it is not there.',
    );
  });

  it('has its number, page and words at the top', () => {
    shown({ opened: { ...opened(), reported: { caseId: SAID.caseId, said: SAID } } });
    const head = screen.getByRole('region', { name: 'Case R-0000-0001' }).textContent;
    for (const part of [SAID.caseId, SAID.page, SAID.message]) expect(head).toContain(part);
    expect(screen.queryByRole('combobox', { name: 'Scenario' })).toBeNull();
  });

  it('marks a build with uncommitted changes', () => {
    const { trace, ...rest } = opened();
    const withApp = (app: string) => ({
      ...rest,
      trace: { ...trace, header: { ...trace.header, app } },
    });
    shown({ opened: withApp('0.1.0+50734bcc1234') });
    expect(screen.queryByText('recorded with uncommitted changes')).toBeNull();
    cleanup();
    shown({ opened: withApp('0.1.0+50734bcc1234.dirty') });
    expect(screen.getByText('recorded with uncommitted changes')).toBeTruthy();
  });

  it('moves secondary controls behind a button on a narrow screen', async () => {
    shown({ opened: opened() });
    const menu = screen.getByRole('button', { name: 'Menu' });
    const rest = document.getElementById(menu.getAttribute('aria-controls') ?? '');
    expect(rest?.contains(screen.getByRole('combobox', { name: 'Scenario' }))).toBe(true);
    expect(rest?.contains(screen.getByRole('button', { name: 'Library' }))).toBe(false);
    expect([menu.ariaExpanded, rest?.dataset['open']]).toEqual(['false', 'false']);
    await userEvent.click(menu);
    expect([menu.ariaExpanded, rest?.dataset['open']]).toEqual(['true', 'true']);
  });
});
