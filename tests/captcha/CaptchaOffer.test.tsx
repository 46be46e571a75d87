// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CaptchaOffer } from '#src/captcha/CaptchaOffer.tsx';
import { SCRIPT_ERROR, loadScriptFx } from '#src/ports/scripts.ts';
import { namesOf, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

type Options = Record<string, unknown> & {
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
};

afterEach(() => document.head.replaceChildren());

function show(load: () => unknown = () => undefined) {
  const rendered: { frame: HTMLElement; options: Options }[] = [];
  vi.stubGlobal('grecaptcha', {
    render: (frame: HTMLElement, options: Options) => rendered.push({ frame, options }),
  });
  const meta = document.createElement('meta');
  meta.name = 'selvedge-captcha';
  meta.dataset['siteKey'] = 'key-1';
  document.head.append(meta);
  const seen = shopScope([loadScriptFx, load]);
  const changes: (string | null)[] = [];
  const { unmount } = renderInShop(
    seen.scope,
    <CaptchaOffer onChange={(token) => changes.push(token)} />,
  );
  return { ...seen, rendered, changes, unmount, user: userEvent.setup() };
}

const offer = () => screen.getByRole('button', { name: 'I am a person' });

it('CAP-01 loads nothing of a provider before the shopper requests it', async () => {
  const { calls, rendered, user } = show();
  expect(calls).toEqual([]);
  await user.click(offer());
  expect(calls).toEqual([{ name: 'scripts/load', payload: { provider: 'captcha' } }]);
  expect(rendered).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /you are a person/ }));
});

it('CAP-04 passes the defaults and the page’s key to the provider', async () => {
  const { rendered, user } = show();
  await user.click(offer());
  expect(rendered[0]?.options).toMatchObject({
    sitekey: 'key-1',
    theme: 'light',
    type: 'image',
    size: 'normal',
    badge: 'bottomright',
  });
});

it('CAP-02 CAP-03 returns the token, and null once it has expired', async () => {
  const { rendered, changes, user } = show();
  await user.click(offer());
  act(() => rendered[0]?.options.callback('token-1'));
  act(() => rendered[0]?.options['expired-callback']());
  expect(changes).toEqual(['token-1', null]);
});

it('CAP-06 shows a message for an error in the captcha', async () => {
  const { rendered, changes, user } = show();
  await user.click(offer());
  act(() => rendered[0]?.options['error-callback']());
  expect(screen.getByRole('alert').textContent).toMatch(/check did not work/);
  expect(changes).toEqual([null]);
  act(() => rendered[0]?.options.callback('token-1'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('CAP-06 shows a message for an invalid script', async () => {
  const { user } = show();
  vi.stubGlobal('grecaptcha', undefined);
  await user.click(offer());
  expect(screen.getByRole('alert').textContent).toMatch(/check did not work/);
});

it('CAP-05 removes the captcha’s frame five seconds after unmounting', async () => {
  const { rendered, unmount, user } = show();
  await user.click(offer());
  vi.useFakeTimers();
  unmount();
  const frame = rendered[0]?.frame;
  expect([frame?.isConnected, frame?.hidden]).toEqual([true, true]);
  vi.advanceTimersByTime(4999);
  expect(frame?.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(frame?.isConnected).toBe(false);
});

it('ERR-05 reports a failed script, and allows a retry', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(SCRIPT_ERROR);
  const { user, facts, rendered } = show(load);
  await user.click(offer());
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
  await user.click(offer());
  expect(rendered).toHaveLength(1);
  expect(namesOf(facts, 'captcha/')).toEqual(['captcha/captchaFailed', 'captcha/captchaLoaded']);
});
