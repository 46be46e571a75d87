import { type Infer, integer, object, optional, string } from 'superstruct';

/** Balance of a gift card, in minor units; `expires` is `YYYY-MM-DD`. */
export const GiftCardBalance = object({
  balance: integer(),
  currency: string(),
  expires: optional(string()),
});
export type GiftCardBalance = Infer<typeof GiftCardBalance>;
