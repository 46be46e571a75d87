// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEvent } from 'effector';
import { expect, it, vi } from 'vitest';
import type { Field, FieldOf } from '#src/forms/field.ts';
import { Form } from '#src/forms/Form.tsx';
import { declareForm } from '#src/forms/form-model.ts';
import { choicesOf, longStep } from '#src/forms/select.ts';
import { personalText } from '#src/kernel/struct.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { stubMedia } from '#tests/stub-media.ts';

const form = declareForm(
  'forms',
  'chosen',
  { city: personalText(), note: personalText() },
  { all: [createEvent()] },
);
const NAMES = ['Aachen', 'Berlin', 'Bonn', 'Bremen', 'Celle', 'Dresden', 'Essen', 'Fulda'];
const CITY: Field = {
  name: 'city',
  component: 'select',
  label: 'City',
  validate: true,
  required: true,
  requiredMsg: 'FIELD_REQUIRED',
  value: 'Aachen',
  options: NAMES.map((name) => ({ value: name, label: name })),
};
const NOTE: Field = { name: 'note', component: 'input', label: 'Note' };

async function show(field: Partial<Field> = {}) {
  const { scope } = shopScope();
  const onSubmit = vi.fn();
  const { container } = renderInShop(
    scope,
    <Form
      form={form}
      fields={[{ ...CITY, ...field }, NOTE] as FieldOf<'myAccount'>[]}
      namespace="myAccount"
      submitLabel="Send"
      busy={false}
      onSubmit={onSubmit}
    />,
    { showsKeys: true },
  );
  // The list is loaded lazily.
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /City/ }).getAttribute('aria-expanded')).toBe(
      'false',
    ),
  );
  return {
    list: screen.getByRole('combobox', { name: /City/ }),
    highlighted: () => container.querySelector('[data-highlighted]')?.textContent,
    status: () => document.querySelector('#a11y-status-message')?.textContent ?? '',
    container,
    onSubmit,
    user: userEvent.setup(),
  };
}

it('SLC-01 SLC-02 marks a required field, and shows its error', async () => {
  const { list, container, user, onSubmit } = await show({ value: '' });
  expect(list.getAttribute('aria-required')).toBe('true');
  expect(container.querySelector('[data-required="true"]')?.textContent).toBe('City');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(list.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(list);
  expect(list.getAttribute('aria-describedby')).toBe(
    screen.getByText(/Please fill/).closest('[id$="-notes"]')?.id,
  );
});

it('SLC-01 an optional field has no mark, and an empty option', async () => {
  const { list, user } = await show({ required: false });
  expect(list.getAttribute('aria-required')).not.toBe('true');
  await user.click(list);
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Please choose');
});

it('SLC-04 SLC-05 SLC-06 announces the number of options once after 200 ms, for 500 ms', async () => {
  const { list, status } = await show();
  vi.useFakeTimers();
  fireEvent.click(list);
  act(() => void vi.advanceTimersByTime(199));
  expect(status()).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(status()).toBe(
    '8 results are available, use up and down arrow keys to navigate. Press Enter key to select.',
  );
  act(() => void vi.advanceTimersByTime(499));
  expect(status()).not.toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(status()).toBe('');
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  act(() => void vi.advanceTimersByTime(300));
  expect(status()).toBe('');
});

it('SLC-03 announces that there are no options', async () => {
  const { list, status } = await show({ options: [], value: '' });
  vi.useFakeTimers();
  fireEvent.click(list);
  act(() => void vi.advanceTimersByTime(200));
  expect(status()).toBe('No results are available.');
  expect(screen.getByText('No results are available.', { selector: 'p' })).toBeTruthy();
});

it('SLC-07 shift and an arrow key move five options, up to an end', async () => {
  const { list, highlighted, user } = await show();
  list.focus();
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Aachen');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(highlighted()).toBe('Dresden');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(highlighted()).toBe('Fulda');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(highlighted()).toBe('Bonn');
});

it('typing selects the first matching option', async () => {
  const { list, highlighted, container, user } = await show();
  list.focus();
  await user.keyboard('br');
  expect(highlighted()).toBe('Bremen');
  await user.keyboard('{Enter}');
  expect(list.textContent).toBe('Bremen');
  expect(container.querySelector<HTMLInputElement>('[name="city"]')?.value).toBe('Bremen');
});

it('Tab chooses the active option and updates the form at once', async () => {
  const { list, user, container } = await show({ value: '' });
  list.focus();
  await user.keyboard('e');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Note (optional)'));
  expect(container.querySelector<HTMLInputElement>('[name="city"]')?.value).toBe('Essen');
  expect(screen.queryByText(/Please fill/)).toBeNull();
});

it('Escape closes the list without a change, and leaves the dialog open', async () => {
  const { list, user } = await show();
  const heard = vi.fn<(isPrevented: boolean) => void>();
  document.addEventListener('keydown', (event) => heard(event.defaultPrevented), { once: true });
  await user.click(list);
  await user.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledWith(true);
  expect(list.getAttribute('aria-expanded')).toBe('false');
  expect(list.textContent).toBe('Aachen');
});

it('is the device’s own list on a touch screen', async () => {
  stubMedia((query) => query === '(pointer: coarse)');
  const { scope } = shopScope();
  renderInShop(
    scope,
    <Form
      form={form}
      fields={[CITY] as FieldOf<'myAccount'>[]}
      namespace="myAccount"
      submitLabel="Send"
      busy={false}
      onSubmit={() => undefined}
    />,
    { showsKeys: true },
  );
  await act(async () => void (await import('#src/forms/ListSelect.tsx')));
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
  expect(select.tagName).toBe('SELECT');
  // The first choice is also the form's first event.
  await userEvent.selectOptions(select, 'Bonn');
  expect(select.value).toBe('Bonn');
});

it('a long step stops at the ends', () => {
  expect([longStep(-1, 1, 20), longStep(3, 1, 20), longStep(18, 1, 20)]).toEqual([5, 8, 19]);
  expect([longStep(8, -1, 20), longStep(2, -1, 20)]).toEqual([3, 0]);
});

it('offers an empty choice if allowed', () => {
  const options = [{ value: 'a', label: 'A' }];
  const texts = { chosen: 'a', none: 'None' };
  const none = { value: '', label: 'None' };
  expect(choicesOf({ ...CITY, required: false }, options, texts)).toEqual([none, ...options]);
  expect(choicesOf(CITY, options, texts)).toEqual(options);
  expect(choicesOf(CITY, options, { ...texts, chosen: '' })).toEqual([none, ...options]);
  expect(choicesOf({ ...CITY, required: false }, [none], texts)).toEqual([none]);
  expect(choicesOf({ ...CITY, isReadOnly: true }, [none, ...options], texts)).toEqual(options);
});
