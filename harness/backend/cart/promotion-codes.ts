import { string, type } from 'superstruct';
import { LONGEST_VOUCHER } from '#src/commerce/limits.ts';
import { answer, type Handlers } from '../call.ts';
import { withCart as keepCart } from './cart-lines.ts';
import { badRequest, failure, ok } from '../message.ts';
import { priceCart } from './priced-cart.ts';
import { codeOf, codeText, kindOfCode } from './vouchers.ts';
import { withCart } from '../session/with-session.ts';

const MOST_CODES = 5;

const CodeBody = type({ promoCode: string() });

/** API-15: `GET /cart/@self/assigned_promotion_code` */
const getCodes = withCart((call, cart) => {
  const { lines, vouchers } = priceCart(call.world, cart, call.store, call.language);
  const promotions = lines
    .filter(({ adjustments }) => adjustments.length > 0)
    .map(({ product }) => product.style.promo);
  const promotionCode = (cart.codes ?? []).map((code) => ({
    code,
    description: codeText(code, call.language),
    used: vouchers.used.includes(code) || promotions.includes(code),
  }));
  return answer(call, ok({ promotionCode }));
});

/** API-15: `POST /cart/@self/assigned_promotion_code`, body `promoCode`. */
const assignCode = withCart((call, cart) => {
  if (!CodeBody.is(call.body)) return answer(call, badRequest('promoCode is missing.'));
  const code = codeOf(call.body.promoCode).slice(0, LONGEST_VOUCHER);
  const codes = cart.codes ?? [];
  const refuse = (key: string, text: string) => answer(call, failure(400, key, text, [code]));
  const kind = kindOfCode(code);
  if (kind === 'none') return refuse('_ERR_PROMOTION_CODE_INVALID', 'There is no such code.');
  if (kind === 'over') return refuse('_ERR_PROMOTION_CODE_EXPIRED', 'Its time is over.');
  if (codes.includes(code)) return refuse('_ERR_PROMOTION_CODE_DUPLICATED', 'It is there already.');
  if (codes.length >= MOST_CODES)
    return refuse('_ERR_PROMOTION_CODE_LIMIT', 'There are enough codes.');
  return { world: keepCart(call.world, { ...cart, codes: [...codes, code] }), response: ok({}) };
});

/** API-15: `DELETE /cart/@self/assigned_promotion_code/{code}`. Idempotent. */
const removeCode = withCart((call, cart) => {
  const code = codeOf(call.segments[0] ?? '');
  const codes = (cart.codes ?? []).filter((each) => each !== code);
  return { world: keepCart(call.world, { ...cart, codes }), response: ok({}) };
});

export const promotionCodesRoutes: Handlers = {
  'GET commerce /cart/@self/assigned_promotion_code': getCodes,
  'POST commerce /cart/@self/assigned_promotion_code': assignCode,
  'DELETE commerce /cart/@self/assigned_promotion_code/*': removeCode,
};
