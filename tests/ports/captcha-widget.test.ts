// @vitest-environment jsdom
// @alone
import { afterEach, expect, it, vi } from 'vitest';
import { renderCaptcha } from '#src/ports/browser/scripts/captcha-widget.ts';

type Options = Record<string, unknown> & {
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function show({ size, execute = () => undefined }: { size?: string; execute?: () => void } = {}) {
  const rendered: Options[] = [];
  vi.stubGlobal('grecaptcha', {
    render: (_: HTMLElement, options: Options) => rendered.push(options),
    execute,
  });
  const meta = document.createElement('meta');
  meta.name = 'selvedge-captcha';
  if (size !== undefined) meta.dataset['size'] = size;
  document.head.append(meta);
  const onChange = vi.fn<(token: string | null) => void>();
  const onError = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const widget = renderCaptcha(place, { onChange, onError });
  const options = rendered[0];
  if (!options) throw new Error('Nothing was rendered');
  return { widget, options, onChange, onError, place };
}

it('CAP-04 is light, with images, of normal size, at the bottom right by default', () => {
  expect(show().options).toMatchObject({
    theme: 'light',
    type: 'image',
    size: 'normal',
    badge: 'bottomright',
  });
  expect(show({ size: 'invisible' }).widget.isInvisible).toBe(false); // the first one's configuration is in the head
  document.head.replaceChildren();
  expect(show({ size: 'invisible' }).widget.isInvisible).toBe(true);
});

it('CAP-02 CAP-03 returns its answer, and null once it has expired', () => {
  const { options, onChange } = show();
  options.callback('answer-1');
  options['expired-callback']();
  expect(onChange.mock.calls).toEqual([['answer-1'], [null]]);
});

it('CAP-07 resolves an execution with the answer, and rejects it on an error', async () => {
  const { widget, options, onError } = show();
  const answered = widget.execute();
  options.callback('answer-1');
  await expect(answered).resolves.toBe('answer-1');
  const waiting = widget.execute();
  options['error-callback']();
  await expect(waiting).rejects.toThrow('The captcha failed');
  expect(onError).toHaveBeenCalledTimes(1);
});

it('CAP-07 rejects an execution when the provider throws, another one starts, or the captcha is removed', async () => {
  const broken = show({
    execute: () => {
      throw new Error('no');
    },
  });
  await expect(broken.widget.execute()).rejects.toThrow('The captcha failed');
  const { widget } = show();
  const first = widget.execute();
  const second = widget.execute();
  await expect(first).rejects.toThrow('asked again');
  widget.remove();
  await expect(second).rejects.toThrow('gone');
});

it('CAP-05 removes its frame five seconds later', () => {
  vi.useFakeTimers();
  const { widget, place } = show();
  const frame = place.firstElementChild;
  widget.remove();
  vi.advanceTimersByTime(4999);
  expect(frame?.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(frame?.isConnected).toBe(false);
});
