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

it('CAP-04 it is light, of images, of normal size, at the bottom right, unless told', () => {
  expect(show().options).toMatchObject({
    theme: 'light',
    type: 'image',
    size: 'normal',
    badge: 'bottomright',
  });
  expect(show({ size: 'invisible' }).widget.isInvisible).toBe(false); // the first one's is in the head
  document.head.replaceChildren();
  expect(show({ size: 'invisible' }).widget.isInvisible).toBe(true);
});

it('CAP-02 CAP-03 its answer comes, and is gone when it has expired', () => {
  const { options, onChange } = show();
  options.callback('answer-1');
  options['expired-callback']();
  expect(onChange.mock.calls).toEqual([['answer-1'], [null]]);
});

it('CAP-07 an execution is answered, and an error rejects one that waits', async () => {
  const { widget, options, onError } = show();
  const answered = widget.execute();
  options.callback('answer-1');
  await expect(answered).resolves.toBe('answer-1');
  const waiting = widget.execute();
  options['error-callback']();
  await expect(waiting).rejects.toThrow('The captcha failed');
  expect(onError).toHaveBeenCalledTimes(1);
});

it('CAP-07 so does a provider that throws, another execution, and a captcha that goes', async () => {
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

it('CAP-05 its frame goes five seconds after it', () => {
  vi.useFakeTimers();
  const { widget, place } = show();
  const frame = place.firstElementChild;
  widget.remove();
  vi.advanceTimersByTime(4999);
  expect(frame?.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(frame?.isConnected).toBe(false);
});
