import { sample } from 'effector';
import { object, string } from 'superstruct';
import { fact, feature, input } from '../event-log/units.ts';
import { showNotice } from '../notices/model.ts';
import { notice } from '../notices/notices.ts';
import { copyTextFx } from '../ports/clipboard.ts';

feature('core');

const OfCode = object({ code: string() });

/** CNT-10: copies a promo code. */
export const copyCode = input('content/copyCode', OfCode);
export const codeCopied = fact('content/codeCopied', OfCode);

sample({ clock: copyCode, fn: ({ code }) => ({ text: code }), target: copyTextFx });
sample({ clock: copyTextFx.done, fn: ({ params }) => ({ code: params.text }), target: codeCopied });
sample({
  clock: copyTextFx.finally,
  fn: ({ params, status }) =>
    notice(
      status === 'done' ? 'success' : 'warning',
      `common:promo.${status}`,
      status === 'done' ? 5000 : 0,
      { code: params.text },
    ),
  target: showNotice,
});
