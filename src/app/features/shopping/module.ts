/** Product page, bag, wishlist, gift cards, and further pages of a listing. */
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import { tellSignInFx } from '../../../analytics/data-layer/sign-in-data-model.ts';
import { pushSignInToDataLayer } from '../../../analytics/data-layer/push-to-data-layer.ts';
import { readHolidaysFx } from '../../../delivery-days/model.ts';
import { readHolidays } from '../../../delivery-days/read-holidays.ts';
import '../../../gift-card/balance-model.ts';
import '../../../listing/pagination-model.ts';
import type { FeatureHandlers } from '../../../ports/features.ts';
import { readClockFx, readClockHandler } from '../../../ports/read-clock.ts';
import './bag.ts';
import { cartDataHandlers } from './cart-data.ts';
import './gift-cards.ts';
import './product-bag.ts';
import './wishes.ts';
import './wishlist.ts';

export const portHandlers: FeatureHandlers = [
  ...cartDataHandlers,
  [tellSignInFx, pushSignInToDataLayer],
  ...captchaHandlers,
  [readClockFx, readClockHandler],
  [readHolidaysFx, readHolidays],
];
