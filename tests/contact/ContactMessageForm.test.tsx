// @vitest-environment jsdom
// @partial
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { sendMessageFx } from '#src/contact/contact-message-model.ts';
import { ContactMessageForm } from '#src/contact/ContactMessageForm.tsx';
import { SCRIPT_ERROR, loadScriptFx } from '#src/ports/scripts.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { deferred, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

type Options = { callback(token: string): void };

async function show({ order = '', load = async (): Promise<void> => undefined } = {}) {
  const captchas: Options[] = [];
  vi.stubGlobal('grecaptcha', {
    render: (_: HTMLElement, options: Options) => captchas.push(options),
  });
  const answers = deferred<{ caseId: string }>();
  let info: unknown;
  const seen = shopScope(
    [sendMessageFx, answers.handler],
    [loadScriptFx, load],
    [readUserInfoFx, () => info],
  );
  const typed: string[] = [];
  renderInShop(
    seen.scope,
    <ContactMessageForm order={order} onTyped={(text) => typed.push(text)}>
      <p>Answers</p>
    </ContactMessageForm>,
  );
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /What is it about/ }).tagName).toBe('DIV'),
  );
  const user = userEvent.setup();
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    ...seen,
    knows: (known: object) => {
      info = known;
    },
    answers,
    captchas,
    typed,
    user,
    field,
    message: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }),
    submits: () => user.click(screen.getByRole('button', { name: 'Send message' })),
    async fills() {
      await user.click(screen.getByRole('combobox', { name: /What is it about/ }));
      await user.click(screen.getByRole('option', { name: 'Delivery' }));
      await user.type(field('First name'), 'Ada');
      await user.type(field('Last name'), 'Weaver');
      await user.type(field('E-mail address'), 'ada@example.test');
      await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Where is it?');
    },
    async proves(token: string) {
      await waitFor(() => expect(captchas.length).toBeGreaterThan(0));
      act(() => captchas.at(-1)?.callback(token));
    },
    sent: () => seen.calls.filter(({ name }) => name === 'http/contact.send'),
  };
}

const LETTER = {
  topic: 'delivery',
  firstName: 'Ada',
  lastName: 'Weaver',
  email: 'ada@example.test',
  message: 'Where is it?',
  fileIds: [],
  isCopied: false,
};

it('CAP-06 reports an unreachable captcha provider, and allows sending', async () => {
  const { fills, submits, sent } = await show({ load: () => Promise.reject(SCRIPT_ERROR) });
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
  await fills();
  await submits();
  expect(sent()[0]?.payload).toEqual({ ...LETTER, captcha: '' });
});

it('an order that the address names is filled in', async () => {
  const { field } = await show({ order: '700001' });
  expect(field('Order number (optional)').value).toBe('700001');
  expect(screen.getByRole('combobox', { name: /What is it about/ }).textContent).toBe('An order');
});

it('fills in a known address, also when it loads later, but never over typed text', async () => {
  const person = {
    userType: 'registered',
    userId: '1',
    orderId: '',
    userEmail: 'mira@example.test',
    newsletterSignedUp: false,
    permissionInfo: { newsletterConsentRequired: false },
    wishlist: { name: '', itemCount: 0, itemIds: [] },
  } as const;
  const { scope, field, user, knows } = await show();
  knows(person);
  await act(() => allSettled(readUserInfo, { scope }));
  expect(field('E-mail address').value).toBe('mira@example.test');
  await user.clear(field('E-mail address'));
  await user.type(field('E-mail address'), 'ada@example.test');
  knows({ ...person, userEmail: 'other@example.test' });
  await act(() => allSettled(readUserInfo, { scope }));
  expect(field('E-mail address').value).toBe('ada@example.test');
});
