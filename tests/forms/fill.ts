import { act, fireEvent } from '@testing-library/react';

/** Focuses a field and sets its text by one event, for tests whose subject is not the keys. */
export function fill(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text } });
}
