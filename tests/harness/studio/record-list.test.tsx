// @vitest-environment jsdom
// @alone
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Trace, TraceRecord } from '#harness/replay/trace.ts';
import { RecordList } from '#harness/studio/records/RecordList.tsx';
import { NO_FILTER } from '#harness/studio/records/filter.ts';
import { stepsOf } from '#harness/studio/playback/steps.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import { openTrace, renderStudio, stubSize } from './support.tsx';

let trace: Trace;

beforeAll(() => {
  stubSize(() => ({ width: 400, height: 560 }));
  const { trace: short } = openTrace('contact/letter--sent');
  const [first] = short.records;
  if (!first) throw new Error('The trace is empty');
  const records = Array.from({ length: 20_000 }, (_, index): TraceRecord => ({
    ...first,
    line: index + 2,
    at: index,
  }));
  trace = { ...short, records };
});

function shown(studio: Partial<Studio>) {
  const opened = { name: 'long.jsonl', trace, steps: stepsOf(trace.records), text: '' };
  renderStudio(
    <RecordList studio={{ step: 0, filter: NO_FILTER, ...studio } as Studio} opened={opened} />,
  );
}

it('renders only the visible rows of 20,000 records, and their total number', () => {
  shown({});
  const rows = screen.getAllByRole('option');
  expect(rows.length).toBeLessThan(50);
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('20000');
  fireEvent.scroll(screen.getByRole('listbox'), { target: { scrollTop: 28 * 10_000 } });
  const positions = screen
    .getAllByRole('option')
    .map((row) => Number(row.getAttribute('aria-posinset')));
  expect(Math.min(...positions)).toBeGreaterThan(9_900);
  expect(positions.length).toBeLessThan(60);
});

it('a click selects that record', () => {
  const select = vi.fn<(record: number) => void>();
  shown({ select });
  const [, , third] = screen.getAllByRole('option');
  if (third) fireEvent.click(third);
  expect(select).toHaveBeenCalledWith(2);
});

it('lists only search results, at their indexes', () => {
  const select = vi.fn<(record: number) => void>();
  const kinds = ['fail'] as const;
  shown({ select, filter: { text: '', kinds } });
  expect(screen.queryAllByRole('option')).toHaveLength(0);
  cleanup();
  const chooseFilter = vi.fn<Studio['chooseFilter']>();
  shown({ chooseFilter, filter: { text: 'app/started', kinds: ['input'] } });
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('20000');
  const [, , , failures] = screen.getAllByRole('button');
  if (failures) fireEvent.click(failures);
  expect(chooseFilter).toHaveBeenCalledWith({ text: 'app/started', kinds: ['input', 'fail'] });
});
