// @vitest-environment jsdom
// @alone
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OpenTrace } from '#harness/studio/import-trace.ts';
import { eventsOf } from '#harness/studio/measured/events.ts';
import { MeasuredPanel } from '#harness/studio/measured/MeasuredPanel.tsx';
import { MeasureMarks } from '#harness/studio/measured/MeasureMarks.tsx';
import { decisionsOf, measuresOf } from '#harness/studio/measured/measures.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import { openTrace, renderStudio, stubWorker } from './support.tsx';

beforeEach(() => stubWorker(({ trace }: OpenTrace) => eventsOf(trace)));

function shown(opened: OpenTrace, studio: Partial<Studio> = {}) {
  renderStudio(
    <MeasuredPanel studio={{ select: () => undefined, ...studio } as Studio} opened={opened} />,
  );
  return userEvent.setup();
}

it('finds each event of a session with its fact, at its record', () => {
  const { trace } = openTrace('analytics/measured--until-withdrawn');
  const events = eventsOf(trace);
  expect(events.map(({ name, fact }) => [name, fact])).toEqual([
    ['page_view', 'analytics/pageTold'],
    ['view_item_list', 'analytics/pageTold'],
    ['page_view', 'analytics/pageTold'],
    ['view_item', 'analytics/productViewFired'],
    ['add_to_cart', 'cart/itemAdded'],
    ['page_view', 'analytics/pageTold'],
    ['view_cart', 'analytics/pageTold'],
  ]);
  for (const { record, fact } of events) {
    const cause = trace.records[record];
    expect(cause && 'facts' in cause ? cause.facts : []).toContain(fact);
  }
});

it('WVT-01 finds measures with their rating, at their record', () => {
  const { trace } = openTrace('analytics/vitals--told');
  const measures = measuresOf(trace);
  expect(
    measures.map(({ name, value, rating }) => `${name} ${value} ${rating}`).toSorted(),
  ).toEqual([
    'CLS 0.02 good',
    'FCP 900 ms good',
    'FID 120 ms needs improvement',
    'INP 510 ms poor',
    'LCP 4100 ms poor',
    'TTFB 120 ms good',
  ]);
  for (const { record } of measures) expect(trace.records[record]?.kind).toBe('settle');
});

it('finds long tasks and their source', () => {
  const { trace } = openTrace('analytics/hitches--told');
  expect(measuresOf(trace)).toMatchObject([
    { name: 'long task', value: '180 ms', rating: 'poor', target: '' },
    { name: 'file', value: 'picture', rating: 'poor', target: '/pictures/gone.webp' },
  ]);
});

it('EXP-04 finds decisions with their reasons', () => {
  const { trace } = openTrace('experiments/variants--shown');
  const [first] = decisionsOf(trace);
  expect(first).toMatchObject({ reason: 'SPLIT' });
});

it('the panel shows events by keyboard alone, and selects the record of one', async () => {
  const select = vi.fn<(record: number) => void>();
  const opened = openTrace('analytics/measured--until-withdrawn');
  const user = shown(opened, { select });
  await user.click(screen.getByText('Measured'));
  const events = screen.getByRole('region', { name: 'Events' });
  const added = await within(events).findByRole('button', { name: /add_to_cart/ });
  expect(added.textContent).toContain('from cart/itemAdded');
  added.focus();
  await user.keyboard('{Enter}');
  const [record] = eventsOf(opened.trace).filter(({ name }) => name === 'add_to_cart');
  expect(select).toHaveBeenCalledWith(record?.record);
});

it('shows the reason of a decision, and the rating of a measure', async () => {
  const user = shown(openTrace('experiments/variants--shown'));
  await user.click(screen.getByText('Measured'));
  const decisions = screen.getByRole('region', { name: 'Experiments' });
  expect(within(decisions).getAllByRole('button')[0]?.textContent).toContain(
    'SPLIT: drawn by the visitor’s name',
  );
});

it('marks vitals on the timeline', () => {
  const opened = openTrace('analytics/vitals--told');
  const { container } = render(<MeasureMarks opened={opened} />);
  const marks = [...container.querySelectorAll<HTMLElement>('[data-rating]')];
  expect(marks).toHaveLength(6);
  expect(marks.map(({ title }) => title)).toContain('LCP 4100 ms');
  for (const mark of marks) expect(mark.style.insetInlineStart).toMatch(/^\d+(\.\d+)?%$/);
});

it('reports a session without measurements', async () => {
  const user = shown(openTrace('analytics/troubles--told'));
  await user.click(screen.getByText('Measured'));
  // Each part loads separately.
  await waitFor(() => expect(screen.getAllByText('None in this session.')).toHaveLength(3));
});
