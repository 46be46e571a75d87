import { sample } from 'effector';
import { object, string } from 'superstruct';
import { fact, input } from '../event-log/units.ts';
import { showNotice } from '../notices/model.ts';
import { copyTextFx } from '../ports/clipboard.ts';

const OfCode = object({ code: string() });

/** CNT-10: the shopper pressed a promo code. */
export const copyCode = input('content/copyCode', OfCode);
export const codeCopied = fact('content/codeCopied', OfCode);

sample({ clock: copyCode, fn: ({ code }) => ({ text: code }), target: copyTextFx });
sample({ clock: copyTextFx.done, fn: ({ params }) => ({ code: params.text }), target: codeCopied });
sample({
  clock: [
    copyTextFx.done.map(({ params }) => ({ code: params.text, isCopied: true })),
    copyTextFx.fail.map(({ params }) => ({ code: params.text, isCopied: false })),
  ],
  fn: ({ code, isCopied }) => ({
    severity: isCopied ? ('success' as const) : ('warning' as const),
    key: isCopied ? 'common:promo.copied' : 'common:promo.notCopied',
    params: { code },
    ms: isCopied ? 5000 : 0,
  }),
  target: showNotice,
});
