// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FieldNotes } from '#src/ui/form/FieldNotes.tsx';

const liveOf = (text: string) =>
  screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');

it('announces the first error of a field, but not its replacements during typing', () => {
  const { rerender } = render(<FieldNotes id="notes" />);
  rerender(<FieldNotes id="notes" error="Please enter your e-mail address." />);
  expect(liveOf('Please enter your e-mail address.')).toBe('polite');
  rerender(<FieldNotes id="notes" error="This is not a complete e-mail address." />);
  expect(liveOf('This is not a complete e-mail address.')).toBe('off');
  rerender(<FieldNotes id="notes" />);
  rerender(<FieldNotes id="notes" error="Please enter your e-mail address." />);
  expect(liveOf('Please enter your e-mail address.')).toBe('polite');
});
