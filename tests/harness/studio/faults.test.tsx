// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FAULT_KINDS } from '#harness/backend/faults/faults.ts';
import { keptFaults, takeSessionOrder } from '#harness/backend/faults/kept-faults.ts';
import { FaultsDialog } from '#harness/studio/faults/FaultsDialog.tsx';
import { renderStudio } from './support.tsx';

beforeEach(() => localStorage.clear());

function openDialog() {
  const close = vi.fn<() => void>();
  const { unmount } = renderStudio(<FaultsDialog isOpen onClose={close} />);
  return { close, unmount, user: userEvent.setup() };
}

function field(name: string) {
  return screen.getByRole('textbox', { name });
}

it('configures and enables faults for the shop’s next call by keyboard alone', async () => {
  const { user } = openDialog();
  expect(keptFaults()()).toBeUndefined();
  screen.getByRole('checkbox', { name: 'Faults on' }).focus();
  await user.keyboard(' ');
  await user.tab();
  expect(document.activeElement).toBe(field('Calls that meet with trouble, in %'));
  await user.clear(field('Calls that meet with trouble, in %'));
  await user.keyboard('25{Tab}');
  await user.clear(field('Latency of every call, in ms'));
  await user.keyboard('300{Tab}');
  await user.clear(field('Seed'));
  await user.keyboard('7{Tab} ');
  const plan = keptFaults()();
  expect(plan).toMatchObject({ seed: 7, percent: 25, latencyMs: [300, 300] });
  expect(plan?.kinds).not.toContain('expired');
  expect(plan?.kinds).toHaveLength(FAULT_KINDS.length - 1);
});

it('keeps the settings when the dialog reopens, and can be switched off', async () => {
  const first = openDialog();
  await first.user.click(screen.getByRole('checkbox', { name: 'Faults on' }));
  await first.user.click(screen.getByRole('checkbox', { name: 'Stale stock' }));
  first.unmount();
  const { user } = openDialog();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stale stock' }).checked).toBe(
    false,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Faults on' }));
  expect(keptFaults()()).toBeUndefined();
});

it.each(['', '-5', '101', 'ten', '1e1'])(
  '“%s” is no percentage and changes nothing',
  async (text) => {
    const { user } = openDialog();
    await user.click(screen.getByRole('checkbox', { name: 'Faults on' }));
    const percent = field('Calls that meet with trouble, in %');
    await user.clear(percent);
    await user.paste(text);
    expect(percent.getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(keptFaults()()?.percent).toBe(10);
    expect(field('Calls that meet with trouble, in %').getAttribute('aria-invalid')).toBe('false');
  },
);

it.each([
  ['End the session', 'time'],
  ['Sign in from another device', 'other-device'],
])('“%s” runs once', async (name, order) => {
  const { user } = openDialog();
  await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('status').textContent).toBe('Ordered for the shop’s next call.');
  expect(takeSessionOrder()).toBe(order);
  expect(takeSessionOrder()).toBeUndefined();
});

it('reports full storage in the dialog', async () => {
  const { user } = openDialog();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('checkbox', { name: 'Faults on' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'This browser does not let the studio keep that.',
  );
});

it('closes with its button', async () => {
  const { user, close } = openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
