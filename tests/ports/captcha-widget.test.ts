// @vitest-environment jsdom
// @alone
import { afterEach, expect, it, vi } from 'vitest';
import { renderCaptcha } from '#src/ports/browser/scripts/captcha-widget.ts';

type Options = Record<string, unknown> & {
  callback(token: string): void;
  'error-callback'(): void;
};

afterEach(() => document.head.replaceChildren());

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
  const onError = vi.fn<() => void>();
  const widget = renderCaptcha(document.createElement('div'), { onChange: vi.fn(), onError });
  const options = rendered[0];
  if (!options) throw new Error('Nothing was rendered');
  return { widget, options, onError };
}

it('CAP-04 is invisible if the page says so', () => {
  show();
  expect(show({ size: 'invisible' }).widget.isInvisible).toBe(false); // the first one's configuration is in the head
  document.head.replaceChildren();
  expect(show({ size: 'invisible' }).widget.isInvisible).toBe(true);
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
