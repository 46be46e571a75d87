// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import texts from '#locales/en/studio.json' with { type: 'json' };
import { StageFrame } from '#harness/studio/StageFrame.tsx';
import { EMPTY, type Screen } from '#harness/studio/studio-state.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import { renderStudio, stubSize } from './support.tsx';

let width = 0;

beforeEach(() => stubSize(() => ({ width, height: 900 })));

function shown(size: Screen = 390) {
  const studio = { ...EMPTY, screen: size, frame: () => undefined } as unknown;
  renderStudio(<StageFrame studio={studio as Studio} />);
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

it('has no other size if it fits', () => {
  width = 390;
  shown();
  expect(screen.queryByRole('button', { name: /size$/ })).toBeNull();
});
