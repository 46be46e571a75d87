// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createEvent } from 'effector';
import { useState } from 'react';
import { boolean } from 'superstruct';
import { expect, it, vi } from 'vitest';
import { BIRTH_DATE, birthDateTests } from '#src/forms/birth-date.ts';
import type { Field, FieldOf } from '#src/forms/field.ts';
import { Form } from '#src/forms/Form.tsx';
import { type ValuesOf, declareForm } from '#src/forms/form-model.ts';
import type { Problems } from '#src/forms/rules.ts';
import { personalEmail, personalText, secret } from '#src/kernel/struct.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const done = createEvent();
const marks = {
  email: personalEmail(),
  password: secret(),
  again: secret(),
  message: personalText(),
  topic: personalText(),
  day: personalText(),
  month: personalText(),
  year: personalText(),
  isAgreed: boolean(),
};
type Shown = ValuesOf<typeof marks>;
const form = declareForm('forms', 'shown', marks, { all: [done] });

const EMAIL: Field = {
  name: 'email',
  component: 'input',
  type: 'email',
  label: 'E-mail',
  validate: true,
  required: true,
  requiredMsg: '_ERR_EMAIL_MISSING',
  invalidMsg: 'EMAIL_INVALID',
};
const PASSWORD: Field = {
  name: 'password',
  component: 'password',
  label: 'Password',
  validate: true,
  minLength: 10,
  maxLength: 25,
  minAlphabetic: 1,
  minNumeric: 1,
  invalidMsg: '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT',
};
const AGAIN: Field = {
  name: 'again',
  component: 'password',
  label: 'Again',
  validate: true,
  match: 'password',
  invalidMatchMsg: 'PASSWORDS_DO_NOT_MATCH',
};
const MESSAGE: Field = { name: 'message', component: 'textarea', label: 'Message' };
const AGREED: Field = { name: 'isAgreed', component: 'checkbox', label: 'Agreed' };

const INVALID = /valid e-mail address, such as/;

function show(
  fields: readonly Field[],
  more: { isBusyAfter?: boolean; method?: 'post'; hasOther?: boolean } = {},
) {
  const { scope, inputs, facts } = shopScope();
  const onSubmit = vi.fn<(values: Shown) => void>();
  const onError = vi.fn<(problems: Problems) => void>();
  const onValidity = vi.fn<(isValid: boolean) => void>();

  function Owner() {
    const [busy, setBusy] = useState(false);
    return (
      <Form
        form={form}
        fields={fields as readonly FieldOf<'myAccount'>[]} // Keys are shown as they are.
        tests={{ dob: birthDateTests('2026-11-23') }}
        namespace="myAccount"
        submitLabel="Send"
        busy={busy}
        onSubmit={(values) => {
          onSubmit(values);
          if (more.isBusyAfter) setBusy(true);
        }}
        onError={onError}
        onValidity={onValidity}
        {...(more.method && { method: more.method })}
        footer={more.hasOther && <button type="button">Something else</button>}
      />
    );
  }

  const { container } = renderInShop(
    scope,
    <>
      <Owner />
      <button type="button">Elsewhere</button>
    </>,
    { showsKeys: true },
  );
  const submit = screen.getByRole('button', { name: 'Send' });
  return {
    scope,
    inputs,
    facts,
    onSubmit,
    onError,
    onValidity,
    container,
    submit,
    user: userEvent.setup(),
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    cell: (name: string) => {
      const found = container.querySelector<HTMLElement>(`[data-field="${name}"]`);
      if (!found) throw new Error(`There is no field ${name}`);
      return found;
    },
  };
}

it('FRM-01 FRM-02 validates a field on each blur', async () => {
  const { user, field } = show([EMAIL, AGREED]);
  await user.type(field('E-mail'), 'ada');
  expect(screen.queryByText(INVALID)).toBeNull();
  await user.tab();
  expect(screen.getByText(INVALID)).toBeTruthy();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  await user.type(field('E-mail'), '@example.test');
  expect(screen.getByText(INVALID)).toBeTruthy();
  await user.tab();
  expect(screen.queryByText(INVALID)).toBeNull();
});

it('FRM-13 shows no error at an untouched field, nor when the focus leaves the form', async () => {
  const { user, field } = show([EMAIL, PASSWORD]);
  await user.type(field('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByText(/Please/)).toBeNull();
  await user.click(field('Password'));
  await user.click(field('E-mail'));
  expect(screen.getByText(/Please choose a password/)).toBeTruthy();
  expect(screen.queryByText(/enter your e-mail/)).toBeNull();
});

it('revealing a password does not count as a blur', async () => {
  const { user, field } = show([PASSWORD, EMAIL]);
  await user.type(field('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.queryByText(/Please choose a password/)).toBeNull();
});

it('shows no message during a press, so that a button does not move and no press is lost', async () => {
  const { user, field, submit, scope } = show([EMAIL, AGREED], { hasOther: true });
  const other = screen.getByRole('button', { name: 'Something else' });
  await user.type(field('E-mail'), 'ada');
  await user.pointer({ keys: '[MouseLeft>]', target: other });
  expect(document.activeElement).toBe(other);
  expect(screen.queryByText(INVALID)).toBeNull();
  expect(scope.getState(form.$form).values.email).toBe('ada');
  await user.pointer({ keys: '[/MouseLeft]', target: other });
  await user.click(field('E-mail'));
  await user.pointer({ keys: '[MouseLeft>]', target: submit });
  expect(screen.queryByText(INVALID)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: submit });
  expect(screen.getByText(INVALID)).toBeTruthy();
});

it('shows the error of the previous field after a checkbox is pressed, so that it does not move', async () => {
  const { field } = show([EMAIL, AGREED]);
  fireEvent.input(field('E-mail'), { target: { value: 'ada' } });
  field('E-mail').focus();
  fireEvent.mouseDown(field('Agreed'));
  act(() => field('Agreed').focus());
  expect(screen.queryByText(INVALID)).toBeNull();
  fireEvent.mouseUp(field('Agreed'));
  fireEvent.click(field('Agreed'));
  expect(screen.getByText(INVALID)).toBeTruthy();
  expect(field('Agreed').checked).toBe(true);
});

it('FRM-01 moving to a button by keyboard leaves the field', async () => {
  const { user, field } = show([EMAIL]);
  await user.type(field('E-mail'), 'ada');
  await user.tab();
  expect(screen.getByText(INVALID)).toBeTruthy();
});

it('shows nothing when the window loses focus briefly', async () => {
  const { user, field } = show([EMAIL]);
  await user.type(field('E-mail'), 'ada');
  fireEvent.blur(field('E-mail'));
  expect(screen.queryByText(INVALID)).toBeNull();
});

it('FRM-03 FRM-14 shows every problem with its message', async () => {
  const { user, submit, cell } = show([
    { ...PASSWORD, match: 'again', invalidMatchMsg: 'PASSWORDS_DO_NOT_MATCH' },
    AGAIN,
  ]);
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(submit);
  expect(cell('password').textContent).toContain('Please choose a password of 10 to 25');
  expect(cell('password').textContent).toContain('The two passwords do not match.');
});

it('FRM-05 FRM-06 FRM-07 an invalid submit calls the error handler and takes the focus to the first wrong field', async () => {
  const { user, submit, field, onSubmit, onError, facts } = show([
    { ...AGREED, validate: true, required: true, requiredMsg: 'FIELD_REQUIRED', index: 2 },
    { ...EMAIL, index: 1 },
  ]);
  await user.click(submit);
  expect(document.activeElement).toBe(field('E-mail'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    email: [{ rule: 'required', message: '_ERR_EMAIL_MISSING' }],
    isAgreed: [{ rule: 'required', message: 'FIELD_REQUIRED' }],
  });
  expect(facts).toContainEqual({
    name: 'forms/shownFormRefused',
    payload: { wrong: ['email', 'isAgreed'] },
  });
  await user.type(field('E-mail'), 'ada@example.test{Enter}');
  expect(document.activeElement).toBe(field('Agreed'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('FRM-05 calls the handler once with normalised values, however often it is pressed', async () => {
  const { user, submit, field, onSubmit, container } = show([EMAIL, AGREED], { isBusyAfter: true });
  await user.type(field('E-mail'), ' Ada@bücher.example ');
  await user.click(field('Agreed'));
  await user.dblClick(submit);
  await user.type(field('E-mail'), '{Enter}{Enter}');
  const element = container.querySelector('form');
  act(() => {
    element?.requestSubmit();
    element?.requestSubmit();
  });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
    email: 'Ada@xn--bcher-kva.example',
    isAgreed: true,
  });
});

it('FRM-05 submits once for two submits in one tick', async () => {
  const { user, field, onSubmit, container } = show([EMAIL], { isBusyAfter: true });
  await user.type(field('E-mail'), 'ada@example.test');
  const element = container.querySelector('form');
  act(() => {
    element?.requestSubmit();
    element?.requestSubmit();
  });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('FRM-04 reports its validity to the owner', async () => {
  const { user, field, onValidity } = show([EMAIL, AGREED]);
  expect(onValidity).toHaveBeenLastCalledWith(false);
  await user.type(field('E-mail'), 'ada@example.test');
  await user.tab();
  expect(onValidity).toHaveBeenLastCalledWith(true);
});

it('FRM-15 the method can be set; by default nothing reaches the address', () => {
  expect(show([EMAIL]).container.querySelector('form')?.method).toBe('dialog');
});

it('FRM-15 another method', () => {
  expect(show([EMAIL], { method: 'post' }).container.querySelector('form')?.method).toBe('post');
});

it('FRM-10 FRM-11 a password can be revealed until it is sent, and has autocomplete only if set', async () => {
  const { user, field, submit } = show([PASSWORD, { ...AGAIN, autoComplete: 'new-password' }]);
  const [showsFirst, showsSecond] = screen.getAllByRole('button', { name: 'Show password' });
  expect(field('Password').autocomplete).toBe('off');
  expect(field('Again').autocomplete).toBe('new-password');
  await user.click(showsFirst!);
  expect(field('Password').type).toBe('text');
  expect(field('Again').type).toBe('password');
  expect(showsFirst!.getAttribute('aria-pressed')).toBe('true');
  expect(document.getElementById(showsSecond!.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Again',
  );
  await user.click(submit);
  expect(field('Password').type).toBe('password');
});

it('a password can be pasted, whole', async () => {
  const { user, field } = show([PASSWORD]);
  const long = 'indigo-1873'.repeat(10);
  await user.click(field('Password'));
  await user.paste(long);
  expect(field('Password').value).toBe(long);
  expect(field('Password').hasAttribute('maxlength')).toBe(false);
});

it('warns while Caps Lock is on in a password field', async () => {
  const { user, field, cell } = show([PASSWORD]);
  await user.click(field('Password'));
  await user.keyboard('{CapsLock}i');
  expect(within(cell('password')).getByText('Caps lock is on.')).toBeTruthy();
  await user.keyboard('{CapsLock}n');
  expect(screen.queryByText('Caps lock is on.')).toBeNull();
});

const rulesIn = (cell: HTMLElement) => cell.querySelectorAll('[data-met]').length;

it('FRM-08 FRM-09 permanent help marks each rule as met, and back', async () => {
  const { user, field, cell } = show([{ ...PASSWORD, showPasswordHelp: 'Always' }]);
  expect(screen.getByText('10 to 25 characters')).toBeTruthy();
  expect(rulesIn(cell('password'))).toBe(0);
  await user.type(field('Password'), 'indigo-1873');
  expect(rulesIn(cell('password'))).toBe(3);
  await user.clear(field('Password'));
  expect(rulesIn(cell('password'))).toBe(0);
});

it('FRM-09 hides the help on blur, unless there is an error', async () => {
  const { user, field } = show([{ ...PASSWORD, showPasswordHelp: 'OnFocus' }, EMAIL]);
  const help = () => screen.queryByText('10 to 25 characters');
  expect(help()).toBeNull();
  await user.click(field('Password'));
  expect(help()).toBeTruthy();
  await user.click(field('E-mail'));
  expect(help()).toBeNull();
  await user.type(field('Password'), 'short');
  await user.click(field('E-mail'));
  expect(help()).toBeTruthy();
});

it('FRM-12 a textarea with a limit shows the remaining characters', async () => {
  const { user, field, cell } = show([{ ...MESSAGE, maxLength: 5 }]);
  expect(cell('message').textContent).toContain('5 characters left.');
  await user.click(field('Message (optional)'));
  await user.paste('hi👩‍🚀é');
  expect(cell('message').textContent).toContain('1 character left.');
});

it('FRM-12 a textarea without a limit has no counter', () => {
  expect(show([MESSAGE]).cell('message').textContent).not.toContain('left');
});

it('FRM-16 a date has parts, and is validated when the focus leaves all of them', async () => {
  const { user, field, cell } = show([BIRTH_DATE, EMAIL]);
  const group = screen.getByRole('group', { name: /Date of birth/ });
  expect(within(group).getByLabelText('Day').getAttribute('autocomplete')).toBe('bday-day');
  await user.type(field('Day'), '31');
  await user.type(field('Month'), '02');
  expect(cell('dob').textContent).not.toContain('Please enter a date');
  await user.type(field('Year'), '1990');
  await user.click(field('E-mail'));
  expect(within(group).getByText(/Please enter a real date of birth/)).toBeTruthy();
  expect(field('Month').getAttribute('aria-invalid')).toBe('true');
});

it('FRM-16 ENT-33 valid parts are sent as digits', async () => {
  const { user, field, submit, onSubmit } = show([BIRTH_DATE]);
  await user.type(field('Day'), '1');
  await user.type(field('Month'), '2');
  await user.type(field('Year'), '1990');
  await user.click(submit);
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ day: '01', month: '02', year: '1990' });
});

it('FRM-17 applies theme, columns and test id to a field', () => {
  const { cell } = show([
    { ...EMAIL, theme: 'dark', colWidth: 6, dataTestIdPrefix: 'shown-' },
    { ...MESSAGE, theme: 'light' },
  ]);
  expect(cell('email').dataset).toMatchObject({ tone: 'dark', width: '6', testid: 'shown-email' });
  expect(cell('message').dataset['tone']).toBeUndefined();
});

it('FRM-16 ENT-32 a field can be hidden, disabled, read-only, prefilled or a text', () => {
  const { container, field } = show([
    { ...EMAIL, show: false },
    { ...PASSWORD, isDisabled: true },
    { ...MESSAGE, isReadOnly: true, value: 'Filled in' },
    { ...AGREED, value: true },
    {
      name: 'topic',
      component: 'select',
      label: 'Topic',
      options: [{ value: 'a', label: 'First' }],
    },
    { name: 'words', component: 'text', htmlElement: 'h3', descr: 'Read this' },
  ]);
  expect(container.querySelector('[name="email"]')).toBeNull();
  expect(field('Password').disabled).toBe(true);
  expect(field('Message (optional)').readOnly).toBe(true);
  expect(field('Message (optional)').value).toBe('Filled in');
  expect(field('Agreed').checked).toBe(true);
  expect(screen.getByRole('combobox', { name: /Topic/ })).toHaveProperty('value', '');
  expect(screen.getByRole('heading', { level: 3, name: 'Read this' })).toBeTruthy();
});

it('shows an external error until the field changes', async () => {
  const { user, field } = show([
    { ...EMAIL, isError: true, errorMessageText: 'EMAIL_INVALID' },
    AGREED,
  ]);
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  await user.click(field('Agreed'));
  expect(screen.getByText(INVALID)).toBeTruthy();
  await user.type(field('E-mail'), 'a');
  expect(screen.queryByText(INVALID)).toBeNull();
});

it('suggests a correction of an e-mail address, applied by one press', async () => {
  const { user, field } = show([EMAIL]);
  await user.type(field('E-mail'), 'ada@gmial.com');
  await user.click(screen.getByRole('button', { name: /ada@gmail.com/ }));
  expect(field('E-mail').value).toBe('ada@gmail.com');
  expect(document.activeElement).toBe(field('E-mail'));
});

it('restores typed values when shown again, and clears them when done', async () => {
  const { user, field, scope } = show([EMAIL, AGREED]);
  await user.type(field('E-mail'), 'ada@example.test');
  await user.click(field('Agreed'));
  await user.tab();
  renderInShop(
    scope,
    <Form
      form={form}
      fields={[{ ...EMAIL, label: 'Once more' } as Field as FieldOf<'myAccount'>]}
      namespace="myAccount"
      submitLabel="Again"
      busy={false}
      onSubmit={() => {}}
    />,
    { showsKeys: true },
  );
  expect(field('Once more').value).toBe('ada@example.test');
  await act(() => allSettled(done, { scope }));
  expect(field('E-mail').value).toBe('');
  expect(field('Agreed').checked).toBe(false);
});

it('renders any form from its data', async () => {
  const back = { name: 'topic', component: 'input', label: 'What shall come back' } as const;
  const { user, onSubmit, submit, field } = show([{ ...back, required: true, validate: true }]);
  await user.type(field('What shall come back'), ' the duffel coat ');
  await user.click(submit);
  expect(onSubmit.mock.lastCall?.[0].topic).toBe('the duffel coat');
});
