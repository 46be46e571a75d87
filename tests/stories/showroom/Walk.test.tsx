// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SCENARIOS, scenarioOf } from '#harness/scenarios/all.ts';
import { canTravel } from '#harness/scenarios/run.ts';
import { SCREENS } from '#harness/showroom/setting.ts';
import { Walk } from '../../../stories/showroom/Walk.tsx';
import { countryOfStore } from '../../../stories/showroom/names.ts';
import { ENTRIES } from '../../../stories/showroom/rules.ts';
import { arrivedAt, stubObservers, tell } from './framed.ts';

beforeEach(() => void stubObservers());

const atHome = SCENARIOS.find(({ in: { rl } }) => countryOfStore(rl.start.store) === 'BE')!;

function openWalk(id: string, search = '') {
  history.replaceState({}, '', `/?story=showroom--walk&scenario=${id}${search}`);
  render(<Walk scenario={scenarioOf(id)!} />);
  const frame = () => document.querySelector('iframe')!;
  const wishes = vi.spyOn(frame()?.contentWindow ?? window, 'postMessage');
  return { frame, asked: () => wishes.mock.calls.map(([message]) => message as unknown) };
}

const tiles = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);

it('a failed step removes the earlier verdict, and another step can be requested', () => {
  const { frame, asked } = openWalk('bag-voucher', '&step=2');
  tell(frame(), arrivedAt(0));
  tell(frame(), arrivedAt(2));
  expect(screen.getByText('So far all is as it should be.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  tell(frame(), { kind: 'failed', reason: 'Out of order.' });
  expect(screen.queryByText('So far all is as it should be.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(asked()).toEqual([2, 3, 2].map((step) => ({ kind: 'goTo', step })));
});

it('only keys that change the step write the URL', () => {
  const { frame } = openWalk('bag-voucher');
  tell(frame(), arrivedAt(0));
  const written = vi.spyOn(history, 'replaceState');
  for (const key of ['Tab', 'a', 'ArrowLeft']) tell(frame(), { kind: 'key', key });
  for (const key of ['Tab', 'a', 'ArrowLeft']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
  expect(written).not.toHaveBeenCalled();
  tell(frame(), { kind: 'key', key: 'ArrowRight' });
  expect(new URLSearchParams(location.search).get('step')).toBe('1');
});

it("a walk's requirements equal those in the index, its own first", () => {
  openWalk('bag-voucher');
  const { ledger } = ENTRIES.find(({ scenario }) => scenario.id === 'bag-voucher')!.scenario;
  const lists = screen
    .getAllByRole('heading', { name: /^(?:Requirements|Also seen here)$/ })
    .map(({ nextElementSibling }) =>
      within(nextElementSibling as HTMLElement).getAllByRole('button'),
    );
  const ids = lists.map((buttons) => buttons.map(({ textContent }) => textContent));
  expect(ids[0]).toEqual(scenarioOf('bag-voucher')!.ledger);
  expect(ids.flat()).toEqual(ledger);
  expect(ids[1]).toContain('RTE-08');
});

it('a scenario of one country has one language, and offers no other country', () => {
  expect(canTravel(atHome.in.rl)).toBe(false);
  openWalk(atHome.id, '&view=languages&country=bg&brand=hm');
  expect(tiles()).toEqual([expect.stringMatching(/, Belgium$/)]);
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});

it('shows one step on all screens in the brands of the chosen country', () => {
  openWalk('bag-voucher', '&view=screens&country=pt');
  expect(tiles()).toHaveLength(2 * SCREENS.length);
  expect(tiles()).toContain('Rivet & Loom, Small phone, 320 px');
  cleanup();
  openWalk('bag-voucher', '&view=screens&country=bg&brand=hm');
  expect(tiles()).toHaveLength(SCREENS.length);
  expect(tiles().filter((name) => name?.startsWith('Rivet'))).toEqual([]);
});
