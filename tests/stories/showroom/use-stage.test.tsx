// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { readSetting } from '#harness/showroom/setting.ts';
import type { FromStage, ToStage } from '#harness/showroom/stage-line.ts';
import { useStage } from '../../../stories/showroom/use-stage.ts';

afterEach(cleanup);

const scenario = scenarioOf('bag-voucher')!;

function openStage(search: string) {
  const told = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  const setting = readSetting(search);
  const { result } = renderHook(() => useStage(scenario, setting, false));
  return {
    stage: () => result.current,
    told: () => told.mock.calls.map(([message]) => message as FromStage),
    ask(data: ToStage) {
      const { origin } = location;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    },
  };
}

it("a stage runs to its setting's step in its country, and to requested steps from there", async () => {
  const { stage, told, ask } = openStage('?country=pt&step=2');
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]).toMatchObject({ kind: 'at', step: 2 });
  expect(stage()?.running.history.current().path).toBe('/shopping-bag');
  await waitFor(() => expect(stage()?.language).toBe('pt'));
  ask({ kind: 'goTo', step: 1 });
  await waitFor(() => expect(told()).toHaveLength(2));
  expect(told()[1]).toMatchObject({ kind: 'at', step: 1 });
  ask({ kind: 'log' });
  await waitFor(() => expect(told()).toHaveLength(3));
  expect(told()[2]).toMatchObject({ kind: 'log', text: expect.stringContaining('\n') });
});
