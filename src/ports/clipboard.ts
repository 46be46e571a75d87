import { literal, object, string } from 'superstruct';
import { noPayload } from '../kernel/struct.ts';
import { feature, port } from '../event-log/units.ts';

feature('core');

/** Error of a refused clipboard write. */
export const COPY_ERROR = { message: 'Error copying text' } as const;

/**
 * Copies one of the shop's texts, such as a promo code, to the clipboard.
 *
 * @example sample({ clock: copyCode, fn: ({ code }) => ({ text: code }), target: copyTextFx });
 */
export const copyTextFx = port('clipboard/copyText', {
  params: object({ text: string() }),
  done: noPayload(),
  fail: object({ message: literal(COPY_ERROR.message) }),
});

/** Handler of `copyTextFx`. */
export async function copyTextHandler({ text }: { text: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw COPY_ERROR;
  }
}
