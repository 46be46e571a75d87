// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SizeGrid, type SizeOption } from '#src/ui/form/SizeGrid.tsx';
import { Swatches } from '#src/ui/form/Swatches.tsx';

const sizes: SizeOption[] = [
  { value: 's30', label: '30', state: 'available' },
  { value: 's31', label: '31', state: 'out-of-stock', note: 'Out of stock' },
  { value: 's32', label: '32', state: 'coming-soon', note: 'Coming soon', disabled: true },
  { value: 's33', label: '33', state: 'low', note: '2 left' },
];

function Sizes({ error }: { error?: string }) {
  const [value, setValue] = useState<string>();
  return (
    <SizeGrid legend="Waist" options={sizes} value={value} onChange={setValue} error={error} />
  );
}

function Colours() {
  const [value, setValue] = useState('raw');
  const options = [
    { value: 'raw', label: 'Raw indigo', colour: 'navy' },
    { value: 'blk', label: 'Black', colour: 'black' },
  ];
  return (
    <Swatches legend="Colour" showLegend options={options} value={value} onChange={setValue} />
  );
}

it('a size has its state visibly and for screen readers', () => {
  render(<Sizes />);
  expect(screen.getByRole('group', { name: 'Waist' })).toBeDefined();
  const out = screen.getByRole('radio', { name: /31.*Out of stock/ });
  expect(out.closest('label')?.dataset['state']).toBe('out-of-stock');
  expect(screen.getByRole('radio', { name: '30' }).closest('label')?.dataset['state']).toBe(
    'available',
  );
});

it('a size is reached by Tab and chosen by Space, one at a time', async () => {
  const user = userEvent.setup();
  render(<Sizes />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '30' }));
  await user.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '30' }).checked).toBe(true);
  await user.click(screen.getByText('33'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '30' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /33/ }).checked).toBe(true);
});

it('arrows move and choose, and step over a disabled size', async () => {
  const user = userEvent.setup();
  render(<Sizes />);
  await user.click(screen.getByText('30'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /31/ }).checked).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /33/ }).checked).toBe(true);
});

it('a size error describes the group', () => {
  render(<Sizes error="Choose a size first." />);
  const group = screen.getByRole('group', { name: 'Waist' });
  const notes = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toContain('Choose a size first.');
});

it('a colour is chosen by arrow key and its name is shown', async () => {
  const user = userEvent.setup();
  render(<Colours />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Raw indigo' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Black' }).checked).toBe(true);
  expect(screen.getByRole('group', { name: 'Colour Black' })).toBeDefined();
});
