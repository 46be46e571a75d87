// @vitest-environment jsdom
// @alone
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meets } from '#harness/conditions/meets.ts';
import { readCondition } from '#harness/conditions/condition.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { BreakpointsPanel } from '#harness/studio/breakpoints/BreakpointsPanel.tsx';
import { StopButtons } from '#harness/studio/breakpoints/StopButtons.tsx';
import { StopPlace } from '#harness/studio/breakpoints/StopPlace.tsx';
import { StopMarks } from '#harness/studio/breakpoints/StopMarks.tsx';
import { findStops } from '#harness/studio/breakpoints/find-stops.ts';
import { stopBeside, useStops } from '#harness/studio/breakpoints/use-stops.ts';
import { type OpenTrace } from '#harness/studio/import-trace.ts';
import { isTakenByControl, nameOfKey, obeyKey } from '#harness/studio/playback/keys.ts';
import { createStageSession } from '#harness/studio/stage-session.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import { openTrace, renderStudio, stubWorker, unfold } from './support.tsx';
import { slowIt } from '../../slow-it.ts';

const failed = openTrace('cart/quantity--rolled-back');
const lives = openTrace('app/shopping--signed-in');

/** Records at which a condition is met. */
function found({ trace }: OpenTrace, text: string): string[] {
  const [places = []] = findStops(trace, [text]);
  return places.map((place) => {
    const record = trace.records[place];
    return record && 'name' in record ? `${record.kind} ${record.name}` : String(record?.kind);
  });
}

describe('the steps at which a breakpoint is met', () => {
  it.each([
    ['cart/bagError', 'settle http/cart.updateLine'],
    ['cart/lineChangeFailed', 'settle http/cart.updateLine'],
    ['failure:http/cart.updateLine.status = 503', 'settle http/cart.updateLine'],
    ['answer:http/cart.updateLine', 'settle http/cart.updateLine'],
    ['cart/changeQuantity.quantity > 1', 'input cart/changeQuantity'],
    ['http/cart.updateLine.quantity = 2', 'call http/cart.updateLine'],
    ['cart/miniBag.status = "loaded"', 'settle http/cart.miniBag'],
    ['answer:analytics/tellCart', 'settle analytics/tellCart'],
  ])('%s: %s, and nowhere else', (text, place) => {
    expect(found(failed, text)).toEqual([place]);
  });

  it.each([
    'cart/changeQuantity.quantity > 2',
    'failure:http/cart.updateLine.status = 502',
    'failure:http/cart.details',
    'cart/bagPage.details.total < 0',
    'no/such',
  ])('%s: nowhere', (text) => {
    expect(found(failed, text)).toEqual([]);
  });

  it('reads long parameters, of which a trace has the digest alone, in the replay', () => {
    const call = failed.trace.records.find(
      (record) => record.kind === 'call' && record.name === 'analytics/tellCart',
    );
    expect(call).toMatchObject({ params: null });
    expect(found(failed, 'call:analytics/tellCart.cart.cartId = "701001"')).toEqual([
      'call analytics/tellCart',
    ]);
    expect(found(failed, 'call:analytics/tellCart.cart.cartId = "701002"')).toEqual([]);
  });

  slowIt('are the records after which a store newly meets the condition, in any page life', () => {
    for (const text of ['cart/miniBag.status = "loaded"', '!cart/miniBag.bag', 'app/start.now > 0'])
      expect(findStops(lives.trace, [text])).toEqual([edgesByHand(lives, text)]);
    expect(edgesByHand(lives, 'cart/miniBag.status = "loaded"').length).toBeGreaterThan(1);
    // It holds at the end of one page life, and from the first record of the next.
    expect(edgesByHand(lives, 'app/start.now > 0')).toEqual([0]);
  });

  it('are found for several conditions at once', () => {
    const all = ['cart/itemAdded', 'no/such', 'cart/miniBag.status = "loaded"'];
    expect(findStops(lives.trace, all)).toEqual(
      all.map((text) => findStops(lives.trace, [text])[0]),
    );
  });
});

/** The same result from the state of each step. */
function edgesByHand({ trace, steps }: { trace: Trace; steps: OpenTrace['steps'] }, text: string) {
  const condition = readCondition(text);
  if ('problem' in condition) throw new Error(text);
  const session = createStageSession(trace);
  let wasMet = false;
  const edges: number[] = [];
  for (let step = 1; step <= steps.count; step++) {
    session.goTo(step);
    const value = new Map(session.stateAt(step)).get(condition.name);
    const isMet = meets(value, condition.wish);
    if (isMet && !wasMet) edges.push(steps.causeOf(step) ?? -1);
    wasMet = isMet;
  }
  session.stop();
  return edges;
}

let asked: string[][] = [];

beforeEach(() => {
  asked = [];
  stubWorker(({ trace, asked: wanted }: { trace: Trace; asked: string[] }) => {
    asked.push(wanted);
    return findStops(trace, wanted);
  }, 100);
});

/** Breakpoints as in the studio, at the last selected record. */
function Bench({ opened, first = [] }: { opened: OpenTrace; first?: readonly string[] }) {
  const [breakpoints, chooseBreakpoints] = useState(first);
  const [selected, select] = useState<number>();
  const stops = useStops(opened, breakpoints);
  const studio = { breakpoints, chooseBreakpoints, stops, select, selected, step: 0 } as Studio;
  studio.goToStop = (by) => {
    const stop = stopBeside(stops, selected ?? -1, by);
    if (stop !== undefined) select(stop);
  };
  return (
    <>
      <output aria-label="Selected">{selected}</output>
      <BreakpointsPanel studio={studio} opened={opened} />
      <StopButtons studio={studio} opened={opened} />
      <StopPlace studio={studio} opened={opened} />
      <StopMarks opened={opened} stops={stops} />
    </>
  );
}

function shown(opened: OpenTrace, first?: readonly string[]) {
  const { container } = renderStudio(<Bench opened={opened} {...(first && { first })} />);
  unfold(container);
  return userEvent.setup();
}

describe('the breakpoints of the studio', () => {
  it('show the error of an invalid one, and keep the typed text', async () => {
    const user = shown(failed);
    const field = screen.getByLabelText('Stop where');
    await user.type(field, 'cart/bagPage.details.totl < 0{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('cart/bagPage has no details.totl.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'cart/bagPage.details.totl < 0');
    await user.clear(field);
    await user.type(field, 'cart/minibag.status{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(
      'There is no cart/minibag.status. The nearest is cart/miniBag.',
    );
    expect(asked).toEqual([]);
  });

  it('are searched once each, and show an invalid one from the URL', async () => {
    const user = shown(failed, ['cart/bagError', 'nonsense']);
    await screen.findByText('Comes true once');
    const list = screen.getByRole('list', { name: 'Breakpoints' });
    expect(within(list).getByText(/nonsense is no condition/)).toBeTruthy();
    await user.type(screen.getByLabelText('Stop where'), 'cart/bagPage.details.total < 0{Enter}');
    await screen.findByText('Never comes true in this session');
    await user.click(screen.getByRole('button', { name: /^First at line \d+: cart\/bagError$/ }));
    await waitFor(() => expect(screen.getByText('Stop 1 of 1')).toBeTruthy());
    expect(asked).toEqual([['cart/bagError', 'nonsense'], ['cart/bagPage.details.total < 0']]);
  });
});

it('F8 moves to the next stop, with Shift to the previous one, also from a field', () => {
  const goToStop = vi.fn<(by: 1 | -1) => void>();
  const commands = { goToStop } as unknown as Parameters<typeof obeyKey>[1];
  expect(obeyKey(nameOfKey({ key: 'F8', shiftKey: false }), commands)).toBe(true);
  expect(obeyKey(nameOfKey({ key: 'F8', shiftKey: true }), commands)).toBe(true);
  expect(goToStop.mock.calls).toEqual([[1], [-1]]);
  expect(nameOfKey({ key: 'ArrowLeft', shiftKey: true })).toBe('ArrowLeft');
  const field = document.createElement('input');
  const dialog = document.createElement('dialog');
  const inDialog = document.createElement('input');
  dialog.append(inDialog);
  const pressed = (target: Element, key: string) =>
    isTakenByControl({ target, key } as unknown as KeyboardEvent);
  const stage = document.createElement('div');
  stage.dataset['actual'] = 'true';
  expect(pressed(stage, 'ArrowDown')).toBe(true);
  expect([pressed(field, 'F8'), pressed(inDialog, 'F8'), pressed(field, 'Home')]).toEqual([
    false,
    true,
    true,
  ]);
});
