import type { Handler } from './call.ts';
import { assignCode, getCodes, removeCode } from './handlers/promotion-codes.ts';
import { routesOf } from './routes.ts';

/** The calls of the purchase, loaded with the first of them. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  'GET commerce /cart/@self/assigned_promotion_code': getCodes,
  'POST commerce /cart/@self/assigned_promotion_code': assignCode,
  'DELETE commerce /cart/@self/assigned_promotion_code/*': removeCode,
};

export const PURCHASE_ROUTES = routesOf(HANDLERS);
