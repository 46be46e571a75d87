// @vitest-environment jsdom
// @alone
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startOf } from '#harness/replay/trace.ts';
import { type OpenTrace } from '#harness/studio/import-trace.ts';
import { lifeAt, pageLivesOf, tabOf } from '#harness/studio/pages/page-lives.ts';
import { PageStrip } from '#harness/studio/pages/PageStrip.tsx';
import { PagesPanel } from '#harness/studio/pages/PagesPanel.tsx';
import type { Studio } from '#harness/studio/use-studio.ts';
import { openTrace, renderStudio, stubSize, unfold } from './support.tsx';

const shopping = openTrace('app/shopping--signed-in');
const heard = openTrace('tabs/two-tabs--heard');

let width = 0;

beforeEach(() => {
  width = 1000;
  stubSize(() => ({ width, height: 24 }));
});

function shown(opened: OpenTrace, step = 0) {
  const select = vi.fn<Studio['select']>();
  const studio = { select, step, selected: opened.steps.causeOf(step) } as unknown as Studio;
  const { container } = renderStudio(
    <>
      <PageStrip studio={studio} opened={opened} />
      <PagesPanel studio={studio} opened={opened} />
    </>,
  );
  return { select, container, user: userEvent.setup() };
}

it('divides a session into page lives without gaps, each with its first path', () => {
  const lives = pageLivesOf(shopping);
  expect(lives).toHaveLength(3);
  lives.forEach((life, index) => {
    expect(startOf(shopping.trace.records[life.record])).toBeDefined();
    expect(life.end).toBe(lives[index + 1]?.record ?? shopping.trace.records.length);
    expect(life.steps[1]).toBe((lives[index + 1]?.steps[0] ?? shopping.steps.count + 1) - 1);
    const line = JSON.stringify(shopping.trace.records[life.record]);
    expect(line).toContain(`"path":"${life.path}"`);
    expect(life.begins).toBe('anew');
  });
  expect(lifeAt(lives, 0)).toBeUndefined();
  for (const life of lives)
    expect([lifeAt(lives, life.steps[0]), lifeAt(lives, life.steps[1])]).toEqual([life, life]);
});

it('a page life from a checkpoint has the path at the checkpoint', () => {
  const { trace } = shopping;
  const [first] = trace.records;
  const start = startOf(first);
  if (!first || !start) throw new Error('no start');
  const values = new Map([
    ['navigation/location', { path: '/women', search: '', hash: '', key: 'x' }],
  ]);
  const taken = { ...first, kind: 'checkpoint', isContinued: false, start, calls: [], values };
  for (const [isWhole, begins] of [
    [true, 'again'],
    [false, 'cut'],
  ] as const) {
    const records = [...trace.records, { ...taken, isWhole } as never];
    const lives = pageLivesOf({ trace: { ...trace, records }, steps: shopping.steps });
    expect(lives.at(-1)).toMatchObject({ path: '/women', begins });
  }
});

it('shows each above the timeline by page and tab, with a link to its first record', async () => {
  const lives = pageLivesOf(shopping);
  width = 10_000;
  const [, second] = lives;
  const { select, user } = shown(shopping, second?.steps[0]);
  const strip = screen.getByRole('list', { name: 'Page lives' });
  const buttons = within(strip).getAllByRole('button');
  const tab = tabOf(shopping.trace);
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(
    lives.map(({ path }) => `${path}, tab ${tab}`),
  );
  expect(buttons.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  await user.click(buttons[2]!);
  expect(select).toHaveBeenCalledWith(lives[2]?.record);
  const wide = within(strip)
    .getAllByRole('listitem')
    .map(({ style }) => parseFloat(style.inlineSize));
  expect(wide.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
});

it('draws a narrow one without a button; the list has it', async () => {
  width = 30;
  const { select, container, user } = shown(shopping);
  const strip = screen.getByRole('list', { name: 'Page lives' });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(3);
  expect(within(strip).queryAllByRole('button').length).toBeLessThan(2);
  const details = unfold(container);
  const [last] = pageLivesOf(shopping).slice(-1);
  await user.click(within(details).getAllByRole('button', { name: /^\// }).at(-1)!);
  expect(select).toHaveBeenCalledWith(last?.record);
});

it('the list shows messages from other tabs', async () => {
  const { select, container, user } = shown(heard);
  const details = unfold(container);
  await user.click(within(details).getByRole('button', { name: 'Another tab said bag-changed' }));
  const [[place] = []] = select.mock.calls;
  expect(heard.trace.records[place ?? -1]).toMatchObject({
    name: 'tabs/messageReceived',
    payload: { kind: 'bag-changed' },
  });
});
