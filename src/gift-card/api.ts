import { integer, object, optional, string, type Infer } from 'superstruct';
import { secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';

/** Balance of a gift card, in minor units; `expires` is `YYYY-MM-DD`. */
export const GiftCardBalance = object({
  balance: integer(),
  currency: string(),
  expires: optional(string()),
});
export type GiftCardBalance = Infer<typeof GiftCardBalance>;

/** API-58. Repeatable, because it only reads. */
export const giftCardBalanceCall = defineCall({
  name: 'gift-card.balance',
  method: 'POST',
  base: 'commerce',
  path: () => '/giftcard/balance',
  query: ({ pageType }): Record<string, string> => (pageType === undefined ? {} : { pageType }),
  langId: true,
  // `turn` is not sent; it identifies the answer of each request.
  params: object({
    number: secret(),
    pin: secret(),
    pageType: optional(string()),
    turn: optional(integer()),
    captcha: optional(secret()),
  }),
  body: ({ number, pin, captcha }) => ({ giftCardNumber: number, pin, captchaResponse: captcha }),
  contract: async () => {
    const { GiftCardBalanceAnswer, readGiftCardBalance } = await import('./response.ts');
    return { answer: GiftCardBalanceAnswer, read: readGiftCardBalance };
  },
  value: GiftCardBalance,
  fatalExempt: [500], // FTL-04
  repeat: 'always',
});
