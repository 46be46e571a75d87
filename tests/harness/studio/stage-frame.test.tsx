// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '#locales/en/studio.json' with { type: 'json' };
import { StageFrame } from '#harness/studio/StageFrame.tsx';
import { EMPTY, type Screen } from '#harness/studio/studio-state.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

let width = 0;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe() {
        const contentRect = { width, height: 900 } as DOMRectReadOnly;
        this.#tell([{ contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      disconnect() {}
    },
  );
});

function shown(size: Screen = 390) {
  const { i18n } = createI18n({ locale: 'en', resources: { en: { studio: texts } } });
  const studio = { ...EMPTY, screen: size, frame: () => undefined } as unknown;
  render(
    <I18nContext value={i18n}>
      <StageFrame studio={studio as Studio} />
    </I18nContext>,
  );
  return screen.getByTitle(texts.stage.frame).style;
}

it('shows its actual size on request, scrollable by keys', async () => {
  width = 195;
  const frame = shown();
  expect(frame.transform).toBe('scale(0.5)');
  const actual = screen.getByRole('button', { name: 'Actual size' });
  await userEvent.click(actual);
  expect(frame.transform).toBe('scale(1)');
  expect(actual.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('group', { name: 'Actual size' }).tabIndex).toBe(0);
  await userEvent.click(actual);
  expect(frame.transform).toBe('scale(0.5)');
});

it('also offers half size for a wide page on a narrow screen', async () => {
  width = 360;
  const frame = shown(1440);
  expect(frame.transform).toBe('scale(0.25)');
  const half = screen.getByRole('button', { name: 'Half size' });
  await userEvent.click(half);
  expect(frame.transform).toBe('scale(0.5)');
  expect(screen.getByRole('group', { name: 'Half size' }).tabIndex).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Actual size' }));
  expect([frame.transform, half.getAttribute('aria-pressed')]).toEqual(['scale(1)', 'false']);
  await userEvent.click(half);
  await userEvent.click(half);
  expect(frame.transform).toBe('scale(0.25)');
});

it('has no other size if it fits', () => {
  width = 390;
  shown();
  expect(screen.queryByRole('button', { name: /size$/ })).toBeNull();
});
