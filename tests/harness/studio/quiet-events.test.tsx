// @vitest-environment jsdom
// @alone
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { quietEvents } from '#harness/studio/records/quiet-events.ts';

it('nothing that a person does on the stage reaches a view; keys and presses go to the studio', async () => {
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
