// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '#locales/en/studio.json' with { type: 'json' };
import { importTrace } from '#harness/studio/import-trace.ts';
import { Transport } from '#harness/studio/playback/Transport.tsx';
import { EMPTY } from '#harness/studio/studio-state.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import type { Verdict } from '#harness/studio/verdict.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function shown(verdict?: Verdict) {
  const imported = importTrace(
    'letter',
    readFileSync('fixtures/traces/contact/letter--sent.jsonl', 'utf8'),
  );
  if (!imported.ok) throw new Error(imported.message);
  const { opened } = imported;
  const { i18n } = createI18n({ locale: 'en', resources: { en: { studio: texts } } });
  const goTo = vi.fn<(step: number) => void>();
  const stops = { isLooking: false, problem: '', byText: new Map(), places: [] };
  const studio = { ...EMPTY, opened, verdict, goTo, stops } as unknown;
  render(
    <I18nContext value={i18n}>
      <Transport studio={studio as Studio} opened={opened} />
    </I18nContext>,
  );
  return { goTo, opened };
}

it('explains colours, marks and keys for every kind of record', async () => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
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

it('links to the divergence', async () => {
  const { goTo, opened } = shown({ text: 'diverged', divergedAt: 5 });
  await userEvent.click(screen.getByRole('button', JUMP));
  expect(goTo).toHaveBeenCalledWith(opened.steps.stepOf(3));
});
