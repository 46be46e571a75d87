// @vitest-environment jsdom
// @alone
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { partOfTrace } from '#harness/replay/part-of-trace.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { startOf } from '#harness/replay/trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import type { AskedPart } from '#harness/studio/pages/use-save-part.ts';
import { type OpenTrace } from '#harness/studio/import-trace.ts';
import { lifeAt, pageLivesOf, tabOf } from '#harness/studio/pages/page-lives.ts';
import { PageStrip } from '#harness/studio/pages/PageStrip.tsx';
import { PagesPanel } from '#harness/studio/pages/PagesPanel.tsx';
import type { Studio } from '#harness/studio/use-studio.ts';
import { openTrace, renderStudio, stubSize, unfold } from './support.tsx';

/** Fake worker in this realm. */
class Realm extends EventTarget {
  postMessage({ trace, asked }: Pick<OpenTrace, 'trace'> & { asked: AskedPart }) {
    const data = partOfTrace(asked.text, trace, asked);
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

const shopping = openTrace('app/shopping--signed-in');
const heard = openTrace('tabs/two-tabs--heard');

let width = 0;

beforeEach(() => {
  width = 1000;
  vi.stubGlobal('Worker', Realm);
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

it('saves a page life, or any steps, as a standalone file that verifies', async () => {
  const files: { name: string; text: Promise<string> }[] = [];
  let text = Promise.resolve('');
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL(blob: Blob) {
        text = blob.text();
        return 'blob:part';
      },
      revokeObjectURL() {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text });
  });
  const { container, user } = shown(shopping, 20);
  unfold(container);
  const [, second] = pageLivesOf(shopping);
  const [first = 0, last = 0] = second?.steps ?? [];
  await user.click(
    screen.getByRole('button', {
      name: `Save ${second?.path} as a file: steps ${first} to ${last}`,
    }),
  );
  await waitFor(() => expect(files).toHaveLength(1));
  await user.type(screen.getByLabelText('to step'), '30');
  await user.click(await screen.findByRole('button', { name: 'Save the part' }));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files.map(({ name }) => name)).toEqual([
    `app/shopping--signed-in.steps-${first}-${last}.jsonl`,
    'app/shopping--signed-in.steps-20-30.jsonl',
  ]);
  const [life, steps] = await Promise.all(files.map(async (file) => readTrace(await file.text)));
  expect(life?.records).toHaveLength((second?.end ?? 0) - (second?.record ?? 0));
  expect(steps?.records[0]).toMatchObject({ kind: 'checkpoint' });
  for (const part of [life, steps])
    expect(verifyAtHand(part ?? shopping.trace).divergence).toBeUndefined();
});
