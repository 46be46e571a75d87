// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '#locales/en/studio.json' with { type: 'json' };
import { Transport } from '#harness/studio/playback/Transport.tsx';
import { EMPTY } from '#harness/studio/studio-state.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import type { Verdict } from '#harness/studio/verdict.ts';
import { openTrace, renderStudio, stubSize } from './support.tsx';

beforeEach(() => stubSize(() => ({ width: 0, height: 0 })));

function shown(verdict?: Verdict) {
  const opened = openTrace('contact/letter--sent');
  const goTo = vi.fn<(step: number) => void>();
  const stops = { isLooking: false, problem: '', byText: new Map(), places: [] };
  const studio = { ...EMPTY, opened, verdict, goTo, stops } as unknown;
  renderStudio(<Transport studio={studio as Studio} opened={opened} />);
  return { goTo, opened };
}

it('explains colours, marks and keys for every kind of record', async () => {
  shown();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keys and marks' }));
  const dialog = screen.getByRole('dialog', { name: 'Keys and marks' });
  const terms = within(dialog).getAllByRole('term');
  const said = terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  for (const kind of Object.values(texts.kind))
    expect(
      said.filter((one) => one.startsWith(`${kind}: `) && one.length > kind.length + 9),
    ).toHaveLength(1);
  expect(said).toContain('F8Shift F8: go to the next breakpoint, to the one before');
  expect(said).toContain('red dot: A breakpoint comes true');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const JUMP = { name: 'Go to the divergence' };

it.each([undefined, { text: 'verified', divergedAt: undefined }])(
  'offers no way to a divergence where there is none: %j',
  (verdict) => {
    shown(verdict);
    expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
    expect(screen.queryByRole('button', JUMP)).toBeNull();
  },
);

it('shows steps and position on a narrow screen, and the rest behind a button', () => {
  shown();
  const more = screen.getByRole('button', { name: 'More' });
  const rest = document.getElementById(more.getAttribute('aria-controls') ?? '');
  const isRare = (role: string, name: string) => rest?.contains(screen.getByRole(role, { name }));
  expect([isRare('radio', 'Max'), isRare('button', 'Verify')]).toEqual([true, true]);
  expect([isRare('button', 'Play'), isRare('status', 'Step')]).toEqual([false, false]);
});
