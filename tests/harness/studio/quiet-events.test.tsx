// @vitest-environment jsdom
// @alone
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { quietEvents } from '#harness/studio/records/quiet-events.ts';

it('no user event on the stage reaches a view; the studio receives keys and presses', async () => {
  const onKey = vi.fn<(key: string) => void>();
  const onPress = vi.fn<(x: number, y: number) => void>();
  quietEvents(onKey, onPress);
  const heard = vi.fn<() => void>();
  render(
    <form onSubmit={heard}>
      <input
        aria-label="Name"
        onChange={heard}
        onFocus={heard}
        onKeyDown={heard}
        onPointerOver={heard}
      />
      <button type="submit" onClick={heard}>
        Save
      </button>
    </form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a');
  await user.keyboard('{ArrowRight}');
  expect(heard).not.toHaveBeenCalled();
  expect(onKey).toHaveBeenCalledWith('ArrowRight');
  expect(onPress).toHaveBeenCalled();
});

it('a touch scrolls and becomes a press, but reaches no view', () => {
  quietEvents(vi.fn<(key: string) => void>(), vi.fn<(x: number, y: number) => void>());
  const heard = vi.fn<() => void>();
  render(<p onTouchStart={heard}>29.90</p>);
  const place = screen.getByText('29.90');
  for (const [event, isPrevented] of [
    [createEvent.touchStart(place), false],
    [createEvent.touchEnd(place), false],
    [createEvent.click(place), true],
  ] as const) {
    fireEvent(place, event);
    expect([event.type, event.defaultPrevented]).toEqual([event.type, isPrevented]);
  }
  expect(heard).not.toHaveBeenCalled();
});
