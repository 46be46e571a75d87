import { literal, object, string } from 'superstruct';
import { nothing } from '../kernel/struct.ts';
import { port } from '../event-log/units.ts';

/** Why the clipboard did not take it. */
export const COPY_ERROR = { message: 'Error copying text' } as const;

/**
 * Puts a text of the shop's own, such as a promo code, on the device's clipboard.
 *
 * @example sample({ clock: copyCode, fn: ({ code }) => ({ text: code }), target: copyTextFx });
 */
export const copyTextFx = port('clipboard/copyText', {
  params: object({ text: string() }),
  done: nothing(),
  fail: object({ message: literal(COPY_ERROR.message) }),
});

/** The browser's handler of `copyTextFx`. */
export async function copyTextHandler({ text }: { text: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw COPY_ERROR;
  }
}
