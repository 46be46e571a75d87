// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ThrottleNotice } from '#src/captcha/ThrottleNotice.tsx';
import { useWait } from '#src/captcha/use-wait.ts';
import type { Throttle } from '#src/ports/http/errors.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

function Form({ throttle, onSend }: { throttle: Throttle; onSend: (proof: object) => void }) {
  const wait = useWait(throttle);
  return (
    <form
      onInput={wait.noteChange}
      onSubmit={(event) => {
        event.preventDefault();
        if (!wait.holds()) onSend(wait.takeProof());
      }}
    >
      <input aria-label="Name" />
      <ThrottleNotice wait={wait} minutes={null} reason="lookup" />
      <button type="submit">Send</button>
    </form>
  );
}

async function show(throttle: Throttle = { seconds: 240, canProve: true }) {
  let answer: (token: string) => void = () => undefined;
  let expire = (): void => undefined;
  vi.stubGlobal('grecaptcha', {
    render(_: HTMLElement, options: { callback: typeof answer; 'expired-callback': () => void }) {
      answer = options.callback;
      expire = options['expired-callback'];
    },
  });
  const sent: object[] = [];
  renderInShop(
    shopScope().scope,
    <Form throttle={throttle} onSend={(proof) => sent.push(proof)} />,
  );
  await screen.findByRole('alert');
  return {
    user: userEvent.setup(),
    sent,
    send: screen.getByRole('button', { name: 'Send' }),
    alert: () => screen.getByRole('alert').textContent,
    answer: (token: string) => act(() => answer(token)),
    expire: () => act(() => expire()),
  };
}

it('CAP-02 a solved captcha replaces the countdown, and the button gets the focus', async () => {
  const { user, send, sent, alert, answer } = await show();
  expect(alert()).toMatch(/in 4 minutes/);
  await user.click(send);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'I am a person' }));
  answer('token-1');
  expect(alert()).toBe('Thank you. You can try again now.');
  expect(document.activeElement).toBe(send);
  await user.click(send);
  expect(sent).toEqual([{ captcha: 'token-1' }]);
});

it('CAP-03 an expired token restores the countdown', async () => {
  const { user, send, sent, alert, answer, expire } = await show();
  await user.click(screen.getByRole('button', { name: 'I am a person' }));
  answer('token-1');
  expire();
  expect(alert()).toMatch(/in 4 minutes/);
  await user.click(send);
  expect(sent).toEqual([]);
});

it('sends a token once', async () => {
  const { user, send, sent, answer } = await show();
  await user.click(screen.getByRole('button', { name: 'I am a person' }));
  answer('token-1');
  await user.click(send);
  await user.type(screen.getByLabelText('Name'), 'other');
  await user.click(send);
  expect(sent).toEqual([{ captcha: 'token-1' }, {}]);
});

it('allows sending once the time is over', async () => {
  const { user, send, sent, alert } = await show({ seconds: 0, canProve: true });
  expect(alert()).toBe('You can try again now.');
  expect(screen.queryByRole('button', { name: 'I am a person' })).toBeNull();
  await user.click(send);
  expect(sent).toEqual([{}]);
});
