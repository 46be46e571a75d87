// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { colourSheet } from '#src/server/document.ts';
import { chipProperties, colouredChips } from '#src/ui/colour.ts';
import { ColourChips } from '#src/ui/form/ColourChips.tsx';

const OPTIONS = [
  { value: 'rl1001wht', label: 'White', colour: '#ffffff' },
  { value: 'rl1001blk', label: 'Black', colour: '#101010' },
];

function show() {
  const onChange = vi.fn<(value: string) => void>();
  render(<ColourChips legend="Colours" options={OPTIONS} value="rl1001wht" onChange={onChange} />);
  return { user: userEvent.setup(), onChange, button: screen.getByRole('button') };
}

it('is one element that names all colours', () => {
  const { button } = show();
  expect(button.getAttribute('aria-label')).toBe('Colours: White, Black');
  expect(button.children).toHaveLength(0);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('chooses the colour below the pointer with the first press', async () => {
  const { user, onChange, button } = show();
  document.elementFromPoint = () => screen.getByRole('radio', { name: 'Black' });
  await user.click(button);
  expect(onChange.mock.calls).toEqual([['rl1001blk']]);
});

it('becomes radio buttons when the keyboard reaches it, with the focus on the chosen one', async () => {
  const { user, onChange } = show();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'White' }));
  await user.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['rl1001blk']]);
});

it('offers the radio buttons to a press without a place, and chooses nothing', () => {
  const { onChange, button } = show();
  button.click();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'White' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('paints the chips in equal parts, the same by script and by the style sheet of a document', () => {
  const { button } = show();
  expect(button.style.getPropertyValue('--chips')).toBe('#ffffff 0% 50%,#101010 50% 100%');
  expect(button.style.getPropertyValue('--chosen')).toBe('0');
  expect(colourSheet(button.outerHTML)).toBe(
    '[data-chips="0 #ffffff #101010"]{--chips:#ffffff 0% 50%,#101010 50% 100%;--count:2;--chosen:0}',
  );
});

it('paints only colours: other text never becomes a style', () => {
  const hostile = ['red),url(//evil.example', '#12', undefined, '#abc"]{}*{display:none}'];
  const { 'data-chips': chips } = colouredChips(hostile, 1);
  expect(chips).toBe('1 - - - -');
  expect(chipProperties(chips)[0]).toEqual([
    '--chips',
    [0, 25, 50, 75].map((at) => `var(--ground-sunk) ${at}% ${at + 25}%`).join(),
  ]);
});
